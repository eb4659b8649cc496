import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSpam, keptContextSchema } from './context.ts';
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
  it.each(formIds)('is stored beside the fields of a %s form, not among them', (formId) => {
    const reading = read(formId, full);
    const bare = formOf(formId).readBody(bodyOf(formId, wireValues[formId]));
    expect(reading).toEqual({ ...bare, context: full });
    expect(bare).toMatchObject({ ok: true, context: {} });
  });

  it.each([
    ['null', null, 'context'],
    ['a list', [], 'context'],
    ['text', 'page=/', 'context'],
    ['an unknown name', { role: 'admin' }, 'context'],
    ['a prototype', JSON.parse('{"__proto__":{"page":"/"}}'), 'context'],
    ['a page elsewhere', { page: 'https://elsewhere.example/' }, 'page'],
    ['a page that is too long', { page: `/${'x'.repeat(500)}` }, 'page'],
    ['a time before the page was there', { elapsedMs: -1 }, 'elapsedMs'],
    ['half a millisecond', { elapsedMs: 0.5 }, 'elapsedMs'],
    ['more than a number may be', { elapsedMs: 1e300 }, 'elapsedMs'],
    ['an id that is none', { submissionId: "'; --" }, 'submissionId'],
    ['a list of consents', { consent: [] }, 'consent'],
  ])('is omitted as %s, which is recorded and does not lose the lead', (_name, context, part) => {
    expect(read('sign-up', context)).toEqual({ ...read('sign-up', undefined), context: { unreadable: [part] } });
  });

  it.each([
    ['NUL', { consent: { agreement: 'a\u0000b', tracking: 'refused' } }, { consent: { tracking: 'refused' } }],
    [
      'a choice that nobody has',
      { consent: { tracking: 'sold', agreement: 'Yes.' } },
      { consent: { agreement: 'Yes.' } },
    ],
    [
      'half of a character',
      { page: '/', lastTouch: { referrer: '\ud800', landingPage: '/' } },
      { page: '/', lastTouch: { landingPage: '/' } },
    ],
    ['a time that is none', { firstTouch: { at: 'yesterday' } }, { firstTouch: {} }],
    [
      'a line break in a campaign',
      { lastTouch: { campaign: { utm_source: 'a\nb', utm_term: 'c' } } },
      { lastTouch: { campaign: { utm_term: 'c' } } },
    ],
    [
      'a campaign of its own',
      { lastTouch: { campaign: { email: 'ann@example.com' } } },
      { lastTouch: { campaign: {} } },
    ],
    [
      'a click id that is too long',
      { firstTouch: { clickIds: { gclid: 'x'.repeat(201), fbclid: 'y' } } },
      { firstTouch: { clickIds: { fbclid: 'y' } } },
    ],
    [
      'several',
      { ...full, page: 7, elapsedMs: '7', role: 'admin' },
      { ...full, page: undefined, elapsedMs: undefined },
    ],
  ])('is kept except for %s', (_name, context, kept) => {
    const reading = read('sign-up', context);
    expect(reading).toMatchObject({ ok: true });
    const { unreadable, ...others } = reading.ok ? reading.context : {};
    expect(others).toEqual(kept);
    expect(unreadable).not.toHaveLength(0);
    expect(JSON.stringify(unreadable)).not.toMatch(/ann@|role|email/);
  });

  it.each([['x'.repeat(6000)], ['a\u0000b'], ['\u0007'], ['\ud800'], [7], [['x']], [{ a: [] }]])(
    'keeps the trap filled, whatever a program left in it',
    (honeypot) => {
      const reading = read('sign-up', { honeypot, page: '/' });
      expect(reading).toMatchObject({ ok: true, context: { page: '/', unreadable: ['honeypot'] } });
      expect(reading.ok && isSpam(reading.context)).toBe(true);
      expect(reading.ok && keptContextSchema().safeParse(reading.context).success).toBe(true);
    },
  );

  it('does not take an empty honeypot for spam', () => {
    const reading = read('sign-up', { honeypot: null });
    expect(reading).toMatchObject({ ok: true, context: { unreadable: ['honeypot'] } });
    expect(reading.ok && isSpam(reading.context)).toBe(false);
  });

  it('[call-12] never loses a lead, and can always be stored', () => {
    const parts = fc.record(Object.fromEntries(Object.keys(full).map((name) => [name, fc.jsonValue()])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(formIdOf, fc.oneof(fc.jsonValue(), parts), (formId, context) => {
        const reading = read(formId, context);
        expect(reading.ok && keptContextSchema().safeParse(reading.context).success).toBe(true);
      }),
    );
  });

  it.each(formIds)('arrives with a plain post of a %s form as JSON in its input', (formId) => {
    const context = { page: '/invest', consent: { agreement: 'Yes.' } };
    const entries: [string, string][] = [...plainEntries[formId], ['context', JSON.stringify(context)]];
    expect(formOf(formId).readInputs(entries, '')).toMatchObject({ ok: true, context });
  });

  it('reads the honeypot of a plain post', () => {
    const entries: [string, string][] = [
      ...plainEntries['sign-up'],
      ['context', '{"page":"/"}'],
      ['leave-empty', 'x.example'],
    ];
    const reading = signUpForm.readInputs(entries, '');
    expect(reading).toMatchObject({ ok: true, context: { page: '/', honeypot: 'x.example' } });
    expect(reading.ok && reading.fields.map(({ name }) => name)).not.toContain('leave-empty');
  });

  it.each([[['not JSON']], [['null']], [['{}', '{}']]])(
    'is left out of a plain post as %j, but not the trap',
    (texts) => {
      const entries = [...plainEntries['sign-up'], ...texts.map((text): [string, string] => ['context', text])];
      expect(signUpForm.readInputs(entries, '')).toMatchObject({ ok: true, context: { unreadable: ['context'] } });
      expect(signUpForm.readInputs([...entries, ['leave-empty', 'x'.repeat(6000)]], '')).toMatchObject({
        ok: true,
        context: { unreadable: ['context'], honeypot: 'x'.repeat(5000) },
      });
    },
  );
});

describe('isSpam', () => {
  it.each([
    [{}, false],
    [{ honeypot: '' }, false],
    [{ honeypot: ' ' }, false],
    [{ elapsedMs: 3 }, false],
    [{ honeypot: 'https://spam.example' }, true],
  ])('is for %j: %s', (context, caught) => {
    expect(isSpam(context)).toBe(caught);
  });
});
