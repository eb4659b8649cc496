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
      consent: { agreement: 'Yes.', globalPrivacyControl: false },
      firstTouch: { landingPage: '/blog' },
    });
    expect(submissionContextSchema().safeParse(context).success).toBe(true);
  });

  it.each(['{"firstTouch":7}', '{"role":"admin"}', '[]', '{'])('leaves out touches that are %s', (kept) => {
    sessionStorage.setItem('touches', kept);
    const context = submissionContext({});
    expect(submissionContextSchema().safeParse(context).success).toBe(true);
    expect(context).not.toHaveProperty('role');
    expect(context.page).toBe('/');
  });
});
