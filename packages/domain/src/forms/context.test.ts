import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCaught } from './context.ts';
import { bodyOf, formIdOf, formOf, plainEntries, wireValues } from './forms.fixtures.ts';
import { type FormId, formIds } from './forms.ts';
import { signUpForm } from './sign-up.ts';

const full = {
  submissionId: '0191d3a4-7c1e-4b1a-9c57-3f2f6f1b2a90',
  page: '/invest',
  elapsedMs: 48_210,
  honeypot: '',
  consent: {
    agreement: 'By submitting you agree to the terms of service (/terms).',
    tracking: 'refused',
    chosenAt: '2026-03-01T15:00:00.120Z',
    globalPrivacyControl: true,
  },
  firstTouch: {
    at: '2026-02-20T09:12:00Z',
    landingPage: '/blog/senior-housing-urgent-need',
    referrer: 'https://search.example/',
    campaign: { utm_source: 'letter', utm_term: '' },
    clickIds: { gclid: 'x1' },
  },
  lastTouch: { landingPage: '/invest' },
};

const read = (formId: FormId, context: unknown) =>
  formOf(formId).readBody({ ...Object(bodyOf(formId, wireValues[formId])), context });

describe('the context of a submission', () => {
  it.each(formIds)('is kept beside the fields of a %s form, and is none of them', (formId) => {
    const reading = read(formId, full);
    const bare = formOf(formId).readBody(bodyOf(formId, wireValues[formId]));
    expect(reading).toEqual({ ...bare, context: full });
    expect(bare).toMatchObject({ ok: true, context: {} });
  });

  it.each([
    ['null', null],
    ['a list', []],
    ['text', 'page=/'],
    ['an unknown name', { role: 'admin' }],
    ['a page elsewhere', { page: 'https://elsewhere.example/' }],
    ['a page that is too long', { page: `/${'x'.repeat(500)}` }],
    ['a time before the page was there', { elapsedMs: -1 }],
    ['half a millisecond', { elapsedMs: 0.5 }],
    ['more than a number may be', { elapsedMs: 1e300 }],
    ['an id that is none', { submissionId: "'; --" }],
    ['NUL', { consent: { agreement: 'a\u0000b' } }],
    ['half of a character', { lastTouch: { referrer: '\ud800' } }],
    ['a line break in a campaign', { lastTouch: { campaign: { utm_source: 'a\nb' } } }],
    ['a campaign of its own', { lastTouch: { campaign: { email: 'ann@example.com' } } }],
    ['a click id that is too long', { firstTouch: { clickIds: { gclid: 'x'.repeat(201) } } }],
    ['a choice that nobody has', { consent: { tracking: 'sold' } }],
    ['a time that is none', { firstTouch: { at: 'yesterday' } }],
  ])('is refused as %s, in a sentence that repeats none of it', (_name, context) => {
    expect(read('sign-up', context)).toEqual({
      ok: false,
      message: 'What was sent beside the form is not in order. Please load the page again.',
      errors: [{ field: expect.stringMatching(/^context/), message: expect.any(String) }],
    });
  });

  it('never throws, whatever it is', () => {
    fc.assert(
      fc.property(formIdOf, fc.jsonValue(), (formId, context) => {
        const reading = read(formId, context);
        expect(reading.ok || reading.message).toBeTruthy();
      }),
    );
  });

  it.each(formIds)('comes with a plain post of a %s form as JSON in an input of that name', (formId) => {
    const context = { page: '/invest', consent: { agreement: 'Yes.' } };
    const entries: [string, string][] = [...plainEntries[formId], ['context', JSON.stringify(context)]];
    expect(formOf(formId).readInputs(entries, '')).toMatchObject({ ok: true, context });
  });

  it('takes what a program typed into the trap of a plain post', () => {
    const entries: [string, string][] = [
      ...plainEntries['sign-up'],
      ['context', '{"page":"/"}'],
      ['website', 'x.example'],
    ];
    const reading = signUpForm.readInputs(entries, '');
    expect(reading).toMatchObject({ ok: true, context: { page: '/', honeypot: 'x.example' } });
    expect(reading.ok && reading.fields.map(({ name }) => name)).not.toContain('website');
  });

  it.each([['not JSON'], ['null'], ['{"page":7}']])('refuses %s in the input of a plain post', (text) => {
    expect(signUpForm.readInputs([...plainEntries['sign-up'], ['context', text]], '').ok).toBe(false);
  });

  it('refuses two contexts in a plain post', () => {
    const twice: [string, string][] = [...plainEntries['sign-up'], ['context', '{}'], ['context', '{}']];
    expect(signUpForm.readInputs(twice, '').ok).toBe(false);
  });
});

describe('isCaught', () => {
  it.each([
    [{}, false],
    [{ honeypot: '' }, false],
    [{ honeypot: ' ' }, false],
    [{ elapsedMs: 3 }, false],
    [{ honeypot: 'https://spam.example' }, true],
  ])('says of %j: %s', (context, caught) => {
    expect(isCaught(context)).toBe(caught);
  });
});
