import { describe, expect, it } from 'vitest';
import { classifyAnswer } from './verdict.ts';

const verdictOn = (status: number, text: string | undefined) => classifyAnswer({ status, text }).verdict;
const errorsOf = (...types: string[]) =>
  JSON.stringify({ status: 'error', message: 'jo@example.org', errors: types.map((errorType) => ({ errorType })) });
const portal = '<!doctype html><title>Sign in to the guest network</title>';

describe('classifyAnswer', () => {
  it.each([
    [302, 'retry'],
    [401, 'refused'],
    [403, 'refused'],
    [404, 'refused'],
    [405, 'refused'],
    [408, 'retry'],
    [410, 'refused'],
    [413, 'refused'],
    [429, 'pause-all'],
    [500, 'retry'],
    [503, 'retry'],
  ] as const)('takes %s for %s, whatever the body', (status, verdict) => {
    for (const text of ['', portal, '{"inlineMessage":"ok"}', undefined]) expect(verdictOn(status, text)).toBe(verdict);
  });

  it('retries without a response', () => {
    expect(classifyAnswer('ENOTFOUND')).toEqual({ verdict: 'retry', reason: 'The CRM did not respond (ENOTFOUND).' });
  });

  it.each([
    '{}',
    '{"inlineMessage":"Thanks"}',
    '{"redirectUri":null}',
    '{"redirectUri":"https://a.example","new":1}',
    '{"inlineMessage":"Thanks","errors":[]}',
    '{"errors":null}',
  ])('takes 200 with %s for an acceptance', (text) => expect(verdictOn(200, text)).toBe('delivered'));

  it.each([
    '',
    portal,
    'OK',
    '[]',
    '"ok"',
    '{"inlineMessage":7}',
    '{"status":"error","message":"no"}',
    '{"errors":[{"errorType":"REQUIRED_FIELD"}]}',
    '{"errors":{}}',
    undefined,
  ])('does not take 200 with %s for an acceptance', (text) => {
    expect(classifyAnswer({ status: 200, text })).toEqual({
      verdict: 'refused',
      reason: expect.stringContaining('a proxy may be intercepting'),
    });
    expect(verdictOn(204, text)).toBe('refused');
  });

  it.each([errorsOf(), errorsOf('INVALID_EMAIL'), errorsOf('FIELD_NOT_IN_FORM_DEFINITION', 'BLOCKED_EMAIL')])(
    'takes 400 with %s for a fault of the submission',
    (text) => expect(verdictOn(400, text)).toBe('dead-letter'),
  );

  it.each([
    '',
    '{}',
    '{"message":"no"}',
    portal,
    'Bad Request',
    '[]',
    undefined,
    errorsOf('FORM_HAS_RECAPTCHA_ENABLED'),
    errorsOf('REQUIRED_FIELD'),
  ])('does not take 400 with %s for a fault of the submission', (text) => expect(verdictOn(400, text)).toBe('refused'));

  it('logs the kinds of error, and no visitor data', () => {
    expect(classifyAnswer({ status: 400, text: errorsOf('INVALID_EMAIL', 'INVALID_EMAIL') }).reason).toBe(
      'The CRM responded with 400 (INVALID_EMAIL).',
    );
    expect(classifyAnswer({ status: 400, text: errorsOf('jo@example.org') }).reason).not.toContain('example.org');
  });

  it.each([200, 201, 202, 206, 299])('takes a CRM response of %s for an acceptance', (status) => {
    expect(verdictOn(status, '{"inlineMessage":"Thanks"}')).toBe('delivered');
    expect(verdictOn(status, portal)).toBe('refused');
  });

  it.each([199, 300])('retries after a CRM response of %s', (status) => {
    expect(verdictOn(status, '{"inlineMessage":"Thanks"}')).toBe('retry');
  });
});
