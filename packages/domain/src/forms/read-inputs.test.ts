import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactForm } from './contact.ts';
import { campaigns, formIdOf, formOf, plainEntries, valueOf } from './forms.fixtures.ts';
import { type FormId, formIds } from './forms.ts';
import { signUpForm } from './sign-up.ts';
import type { Field } from './submission.ts';

function jsonBodyOf(formId: FormId, fields: readonly Field[]): unknown {
  if (formId !== 'deck') return { fields };
  const [email, firstName, lastName, phone] = fields.map((field) => field.value);
  return { firstName, lastName, email, phone };
}

describe('readInputs', () => {
  it.each(formIds)('gives for a %s form what the same form sends as JSON', (formId) => {
    const plain = formOf(formId).readInputs(plainEntries[formId], '?utm_source=letter');
    if (!plain.ok) throw new Error(plain.message);
    expect(formOf(formId).readBody(jsonBodyOf(formId, plain.fields))).toEqual(plain);
  });

  it('takes the campaign from the page that held the form', () => {
    const reading = signUpForm.readInputs(plainEntries['sign-up'], '?utm_source=letter', campaigns['sign-up']);
    expect(reading.ok && valueOf(reading.fields, 'utm_source')).toBe('letter');
    expect(reading.ok && valueOf(reading.fields, 'utm_campaign')).toBe('landing_page');
  });

  it('splits the name and gives back the line breaks that were typed', () => {
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

  it('names the input that is at fault', () => {
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

  it('refuses an input that is not of the form, and one that comes twice', () => {
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

  it('answers any entries at all, never by throwing', () => {
    fc.assert(
      fc.property(formIdOf, fc.array(fc.tuple(fc.string(), fc.string())), fc.string(), (formId, entries, search) => {
        expect(formOf(formId).readInputs(entries, search).ok).toBe(false);
      }),
    );
  });
});
