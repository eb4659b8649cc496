import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactFields, contactSchema, contactSchemaIn } from './contact.ts';
import { campaigns } from './forms.fixtures.ts';

const valid = { name: 'Ann Lee', email: 'ann@example.com', message: 'Please call me.' };

function firstMessage(change: Record<string, unknown>): string | undefined {
  return contactSchema.safeParse({ ...valid, ...change }).error?.issues[0]?.message;
}

function nameSent(name: string): string[] {
  return contactFields({ ...valid, name }, '', campaigns.contact)
    .filter((field) => field.name.endsWith('name'))
    .map((field) => field.value);
}

describe('contactSchema', () => {
  it.each([
    ['name', 'A', 'Name must be at least 2 characters.'],
    ['name', '  ', 'Name must be at least 2 characters.'],
    ['name', ' A ', 'Name must be at least 2 characters.'],
    ['name', 'Al', undefined],
    ['name', 'A b', undefined],
    ['name', 'n'.repeat(100), undefined],
    ['name', 'n'.repeat(101), 'Name must be at most 100 characters.'],
    ['email', '', 'Please enter a valid email address.'],
    ['email', 'x', 'Please enter a valid email address.'],
    ['email', 'x@', 'Please enter a valid email address.'],
    ['email', ' ann@example.com', undefined],
    ['email', 'ann @example.com', 'Please enter a valid email address.'],
    ['email', 'ann@localhost', undefined],
    ['message', '123456789', 'Message must be at least 10 characters.'],
    ['message', '1234567890', undefined],
    ['message', 'Two lines,\r\n\tone tab', undefined],
    ['message', 'm'.repeat(5000), undefined],
    ['message', 'm'.repeat(5001), 'Message must be at most 5,000 characters.'],
    ['message', 'With a null \u0000', 'Message contains a character that cannot be stored. Please type it again.'],
    ['name', 'Ann\nLee', 'Name contains a character that cannot be stored. Please type it again.'],
  ])('[form-1] answers a %s of %j with %j', (field, value, message) => {
    expect(firstMessage({ [field]: value })).toBe(message);
  });

  it('answers any three texts without throwing and without repeating them', () => {
    const text = fc.string({ unit: 'binary', minLength: 12 });
    fc.assert(
      fc.property(text, text, text, (name, email, message) => {
        for (const issue of contactSchema.safeParse({ name, email, message }).error?.issues ?? []) {
          for (const typed of [name, email, message]) expect(issue.message).not.toContain(typed);
        }
      }),
    );
  });
});

describe('contactSchemaIn', () => {
  const german = contactSchemaIn({
    name: { invalid: 'Name zu kurz.', tooLong: 'Name zu lang.' },
    email: { invalid: 'Keine E-Mail-Adresse.' },
  });

  it.each([
    ['name', 'A', 'Name zu kurz.'],
    ['name', 'n'.repeat(101), 'Name zu lang.'],
    ['email', 'x@', 'Keine E-Mail-Adresse.'],
    ['message', '123456789', 'Message must be at least 10 characters.'],
  ])('answers a %s of %j with %j', (field, value, message) => {
    expect(german.safeParse({ ...valid, [field]: value }).error?.issues[0]?.message).toBe(message);
  });
});

describe('contactFields', () => {
  it('sends its nine fields in order', () => {
    expect(contactFields(valid, '?utm_term=homes', campaigns.contact)).toEqual([
      { name: 'email', value: 'ann@example.com' },
      { name: 'firstname', value: 'Ann' },
      { name: 'lastname', value: 'Lee' },
      { name: 'message', value: 'Please call me.' },
      { name: 'utm_source', value: 'direct' },
      { name: 'utm_medium', value: 'website' },
      { name: 'utm_campaign', value: 'contact_page' },
      { name: 'utm_content', value: 'contact_form' },
      { name: 'utm_term', value: 'homes' },
    ]);
  });

  it.each([
    ['Ann', 'Ann', ''],
    ['Ann Marie de Vries', 'Ann', 'Marie de Vries'],
    ['  Ann   Lee ', 'Ann', 'Lee'],
  ])('[form-9] splits %j into %j and %j', (name, first, last) => {
    expect(nameSent(name)).toEqual([first, last]);
  });

  it('[form-15] keeps every word of an accepted name, in order', () => {
    const word = fc.stringMatching(/^[\p{L}'.-]{1,12}$/u);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
        expect(nameSent(words.join('  ')).join(' ').trimEnd()).toBe(words.join(' '));
      }),
    );
  });
});
