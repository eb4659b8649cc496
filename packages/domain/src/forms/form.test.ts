import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactForm } from './contact.ts';
import { bodyOf, campaigns, formIdOf, formOf, plainEntries, valueOf, wireValues } from './forms.fixtures.ts';
import { type FormId, formIds } from './forms.ts';
import { signUpForm } from './sign-up.ts';
import type { Field, Refusal, Submission } from './submission.ts';
import { visibleParagraphs } from './visible-text.ts';

const readBody = (formId: FormId, body: unknown) => formOf(formId).readBody(body);

function refusal(reading: Submission | Refusal): Refusal {
  if (reading.ok) throw new Error('It was accepted.');
  return reading;
}

/** Every form with each of its names in turn. */
const formsAndNames = formIds.flatMap((formId) =>
  Object.keys(wireValues[formId]).map((name) => [formId, name] as const),
);
const formAndName = fc.constantFrom(...formsAndNames);

function jsonBodyOf(formId: FormId, fields: readonly Field[]): unknown {
  if (formId !== 'deck') return { fields };
  const [email, firstName, lastName, phone] = fields.map((field) => field.value);
  return { firstName, lastName, email, phone };
}

describe('readBody', () => {
  it.each(formIds)('accepts the fields of a %s form, with their text unchanged', (formId) => {
    const values = wireValues[formId];
    const reading = readBody(formId, bodyOf(formId, values));
    expect(reading).toMatchObject({ ok: true, formId, email: 'Ann@Example.com' });
    const stored = reading.ok ? reading.fields.map((field) => field.value) : [];
    expect(stored.toSorted()).toEqual(Object.values(values).toSorted());
  });

  it('stores the fields in the order of the form, in whatever order they arrive', () => {
    const reversed = Object.fromEntries(Object.entries(wireValues.contact).toReversed());
    const reading = readBody('contact', bodyOf('contact', reversed));
    expect(reading.ok && reading.fields.map((field) => field.name)).toEqual([
      'email',
      'firstname',
      'lastname',
      'message',
      'utm_source',
      'utm_medium',
      'utm_campaign',
      'utm_content',
      'utm_term',
    ]);
  });

  it('[call-11] maps a deck request to the names of the CRM, with an empty phone if there is none', () => {
    expect(readBody('deck', { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com' })).toEqual({
      ok: true,
      formId: 'deck',
      email: 'ann@example.com',
      fields: [
        { name: 'email', value: 'ann@example.com' },
        { name: 'firstname', value: 'Ann' },
        { name: 'lastname', value: 'Lee' },
        { name: 'phone', value: '' },
      ],
      context: {},
    });
  });

  it.each(formsAndNames.filter(([formId, name]) => formId !== 'deck' || name !== 'phone'))(
    'refuses a %s form without %s, and names the field',
    (formId, missing) => {
      const { [missing]: _left, ...values } = wireValues[formId];
      expect(refusal(readBody(formId, bodyOf(formId, values))).errors).toEqual([
        { field: missing, message: expect.stringMatching(/^[A-Z][a-z ]+ is missing\.$/) },
      ]);
    },
  );

  it.each([
    ['sign-up', { utm_source: 'u'.repeat(201) }, 'Campaign source must be at most 200 characters.'],
    ['sign-up', { lead_source: null }, 'Lead source must be given once, as text.'],
    ['sign-up', { email: ['a@b.example'] }, 'Email must be given once, as text.'],
    ['sign-up', { email: 'nobody' }, 'Please enter a valid email address.'],
    ['contact', { firstname: 'A', lastname: '' }, 'Name must be at least 2 characters.'],
    ['contact', { message: 'Too short' }, 'Message must be at least 10 characters.'],
    ['webinar-reg-a', { phone: '' }, 'Please enter your phone.'],
    ['webinar-reg-d', { phone: '1'.repeat(51) }, 'Phone must be at most 50 characters.'],
    ['deck', { firstName: 'n'.repeat(101) }, 'First name must be at most 100 characters.'],
    ['deck', { phone: 3175550142 }, 'Phone must be given once, as text.'],
    ['deck', { company: 'x' }, 'The form contains a field that does not belong to it.'],
    ['sign-up', { message: 'hello' }, 'The form contains a field that does not belong to it.'],
  ] as const)('refuses a %s form with %j in a sentence', (formId, change, message) => {
    const reading = readBody(formId, bodyOf(formId, { ...wireValues[formId], ...change }));
    expect(refusal(reading).message).toBe(message);
  });

  it.each(['__proto__', 'constructor', 'toString', 'context', ''])('refuses a field named %j', (name) => {
    const fields = Object.entries(wireValues['sign-up']).map(([known, value]) => ({ name: known, value }));
    expect(readBody('sign-up', { fields: [...fields, { name, value: 'x' }] }).ok).toBe(false);
  });

  it('refuses a deck request with a key of the prototype', () => {
    const body: unknown = JSON.parse('{"firstName":"A","lastName":"B","email":"a@b.example","__proto__":"x"}');
    expect(readBody('deck', body).ok).toBe(false);
  });

  it.each([
    null,
    7,
    'text',
    [],
    {},
    { fields: {} },
    { fields: [null] },
    { fields: [{ name: 'email' }], more: 1 },
    { fields: [{ name: 1, value: 'x' }] },
    { fields: [{ name: 'email', value: 'a@b.example', type: 'x' }] },
  ])('refuses a body of the wrong shape: %j', (body) => {
    for (const formId of formIds) expect(readBody(formId, body).ok).toBe(false);
  });

  it('names the fields of a deck request', () => {
    expect(refusal(readBody('deck', [])).message).toBe(
      'The request must be an object with firstName, lastName, email and phone.',
    );
  });

  it('refuses a repeated field, even with the same value', () => {
    fc.assert(
      fc.property(
        formAndName.filter(([formId]) => formId !== 'deck'),
        ([formId, name]) => {
          const fields = Object.entries(wireValues[formId]).map(([known, value]) => ({ name: known, value }));
          const twice = { fields: [...fields, { name, value: wireValues[formId][name] }] };
          expect(refusal(readBody(formId, twice)).errors).toContainEqual({
            field: name,
            message: expect.stringContaining('must be given once'),
          });
        },
      ),
    );
  });

  it('refuses control characters and lone surrogates in every field, except tabs and line breaks in a message', () => {
    const unstorable = fc.constantFrom(
      ...Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code)).filter((each) => /\p{Cc}/u.test(each)),
      '\ud83c',
      '\udfe0',
    );
    fc.assert(
      fc.property(formAndName, unstorable, ([formId, name], character) => {
        const value = `${wireValues[formId][name]}${character}`;
        const reading = readBody(formId, bodyOf(formId, { ...wireValues[formId], [name]: value }));
        expect(reading.ok).toBe(name === 'message' && /[\t\n\r]/.test(character));
      }),
      { numRuns: 1000 },
    );
  });

  it.each(['\ud83c', '\udfe0'])('refuses a lone surrogate in a message too, as %j, and accepts a pair', (half) => {
    const readingOf = (message: string) => readBody('contact', bodyOf('contact', { ...wireValues.contact, message }));
    expect(readingOf(`${wireValues.contact['message']}${half}`).ok).toBe(false);
    expect(readingOf(`${wireValues.contact['message']}\ud83c\udfe0`).ok).toBe(true);
  });

  it('[form-18] stores any other text of a message as its visible text', () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 10, maxLength: 1000 })
      .filter((each) => !/[\p{Cc}\p{Cs}]/u.test(each) && visibleParagraphs(each).length >= 10);
    fc.assert(
      fc.property(text, (message) => {
        const reading = readBody('contact', bodyOf('contact', { ...wireValues.contact, message }));
        expect(reading.ok && valueOf(reading.fields, 'message')).toBe(visibleParagraphs(message));
      }),
    );
  });

  it.each<[FormId, string, string, string | undefined]>([
    ['sign-up', 'email', '\u200Eann@example.com\u00A0', 'ann@example.com'],
    ['sign-up', 'email', 'ann lee@example.com', undefined],
    ['contact', 'firstname', '\uFEFFAnn\u00A0Maria\u200B ', 'Ann Maria'],
    ['webinar-reg-a', 'lastname', '-', '-'],
    ['webinar-reg-a', 'lastname', '\u200B\u3000', undefined],
    ['webinar-reg-d', 'firstname', '\u200B\u200B', undefined],
    ['webinar-reg-d', 'firstname', '\u3164\u3164', undefined],
    ['webinar-reg-d', 'firstname', '\u2800\u2800', undefined],
    ['webinar-reg-d', 'firstname', '...', undefined],
    ['webinar-reg-d', 'phone', '\u202A+1 317\u00A0555 0100\u202C', '+1 317 555 0100'],
    ['deck', 'firstName', 'می\u200Cنا', 'می\u200Cنا'],
  ])('[form-18] stores of %s the %s %j as %j', (formId, name, typed, stored) => {
    const reading = readBody(formId, bodyOf(formId, { ...wireValues[formId], [name]: typed }));
    expect(reading.ok ? valueOf(reading.fields, name.toLowerCase()) : undefined).toBe(stored);
  });

  it.each(['\u200B\u200B', '\u3164\u3164', '--', '12'])('[form-18] finds no name in %j', (firstname) => {
    const typed = { ...wireValues.contact, firstname, lastname: '' };
    expect(refusal(readBody('contact', bodyOf('contact', typed))).errors).toEqual([
      { field: 'firstname', message: 'Name must be at least 2 characters.' },
    ]);
  });

  it('never throws, for any input', () => {
    const body = fc.oneof(
      fc.anything(),
      fc.record({ fields: fc.anything() }),
      fc.record({ fields: fc.array(fc.record({ name: fc.anything(), value: fc.anything() })) }),
    );
    fc.assert(
      fc.property(formIdOf, body, (formId, sent) => {
        expect(refusal(readBody(formId, sent)).message).toMatch(/\.$/);
      }),
    );
  });

  it('does not repeat input, and refuses many unknown fields with one sentence', () => {
    const secret = 'ann.secret@example.com';
    const fields = Array.from({ length: 500 }, (_, index) => ({ name: `${secret}${index}`, value: secret }));
    const answer = refusal(readBody('sign-up', { fields: [...fields, { name: 'email', value: `${secret} ` }] }));
    expect(JSON.stringify(answer)).not.toContain('secret');
    expect(answer.errors.length).toBeLessThan(10);
  });
});

describe('readInputs', () => {
  it.each(formIds)('reads a %s form like the same form as JSON', (formId) => {
    const plain = formOf(formId).readInputs(plainEntries[formId], '?utm_source=letter');
    if (!plain.ok) throw new Error(plain.message);
    expect(formOf(formId).readBody(jsonBodyOf(formId, plain.fields))).toEqual(plain);
  });

  it('reads the campaign from the page of the form', () => {
    const reading = signUpForm.readInputs(plainEntries['sign-up'], '?utm_source=letter', campaigns['sign-up']);
    expect(reading.ok && valueOf(reading.fields, 'utm_source')).toBe('letter');
    expect(reading.ok && valueOf(reading.fields, 'utm_campaign')).toBe('landing_page');
  });

  it('splits the name and restores the typed line breaks', () => {
    const reading = contactForm.readInputs(plainEntries.contact, '');
    expect(reading.ok && valueOf(reading.fields, 'firstname')).toBe('Ann');
    expect(reading.ok && valueOf(reading.fields, 'lastname')).toBe('Marie Lee');
    expect(reading.ok && valueOf(reading.fields, 'message')).toBe('First line\nsecond line');
  });

  it('counts a line break of a message once against its limit', () => {
    const full = `${'x'.repeat(4999)}\r\n`;
    const entries = plainEntries.contact.map(([name, value]): [string, string] => [
      name,
      name === 'message' ? full : value,
    ]);
    expect(contactForm.readInputs(entries, '').ok).toBe(true);
  });

  it('names the invalid input', () => {
    expect(
      contactForm.readInputs(
        [
          ['name', 'A'],
          ['email', 'a'],
          ['message', 'short'],
        ],
        '',
      ),
    ).toEqual({
      ok: false,
      message:
        'Name must be at least 2 characters. Please enter a valid email address. Message must be at least 10 characters.',
      errors: [
        { field: 'name', message: 'Name must be at least 2 characters.' },
        { field: 'email', message: 'Please enter a valid email address.' },
        { field: 'message', message: 'Message must be at least 10 characters.' },
      ],
    });
  });

  it('refuses an unknown input, and a repeated one', () => {
    expect(
      signUpForm.readInputs(
        [
          ['email', 'a@b.example'],
          ['lead_source', 'x'],
        ],
        '',
      ).ok,
    ).toBe(false);
    expect(
      signUpForm.readInputs(
        [
          ['email', 'a@b.example'],
          ['email', 'a@b.example'],
        ],
        '',
      ).ok,
    ).toBe(false);
  });

  it('turns any page address and any accepted input into a submission that the server accepts', () => {
    const typed = fc.string({ minLength: 10, maxLength: 100 }).map((text) => text.replace(/[\p{Cc}\p{Cs}]/gu, ' '));
    fc.assert(
      fc.property(typed, typed, fc.string({ unit: 'binary' }), (name, message, search) => {
        const entries: [string, string][] = [
          ['name', name],
          ['email', 'a@b.example'],
          ['message', message],
        ];
        const plain = contactForm.readInputs(entries, `?utm_source=${search}`);
        fc.pre(plain.ok);
        expect(contactForm.readBody({ fields: plain.fields })).toEqual(plain);
      }),
    );
  });

  it('never throws, for any entries', () => {
    fc.assert(
      fc.property(formIdOf, fc.array(fc.tuple(fc.string(), fc.string())), fc.string(), (formId, entries, search) => {
        expect(formOf(formId).readInputs(entries, search).ok).toBe(false);
      }),
    );
  });
});
