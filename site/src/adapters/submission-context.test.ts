import { submissionContextSchema } from '@sponsor/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { submissionContext } from './submission-context.ts';

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

describe('submissionContext', () => {
  it('adds the page, the time since it opened and how the visitor came', () => {
    vi.spyOn(performance, 'now').mockReturnValue(4210.4);
    sessionStorage.setItem('touches', '{"firstTouch":{"landingPage":"/blog"}}');
    const context = submissionContext({ consent: { agreement: 'Yes.' }, honeypot: 'x.example' });
    expect(context).toEqual({
      page: '/',
      elapsedMs: 4210,
      honeypot: 'x.example',
      consent: { agreement: 'Yes.', tracking: 'default', globalPrivacyControl: false },
      firstTouch: { landingPage: '/blog' },
    });
    expect(submissionContextSchema().safeParse(context).success).toBe(true);
  });

  it('limits the time of a page that was open for months to a storable value', () => {
    vi.spyOn(performance, 'now').mockReturnValue(90 * 24 * 3_600_000);
    expect(submissionContextSchema().safeParse(submissionContext({})).success).toBe(true);
  });

  it('leaves out unreadable touches', () => {
    sessionStorage.setItem('touches', '{');
    const context = submissionContext({});
    expect(submissionContextSchema().safeParse(context).success).toBe(true);
    expect(context.page).toBe('/');
  });
});
