import { describe, expect, it } from 'vitest';
import { deckFields, deckSchema } from './deck.ts';
import { campaigns } from './forms.fixtures.ts';
import { signUpFields, signUpSchema } from './sign-up.ts';
import { webinarFields, webinarSchema } from './webinar.ts';

const registration = { firstName: 'A', lastName: 'B', email: 'a@b.example', phone: 'any', investmentAmount: '' };

function addressOf(length: number): string {
  return `${'a'.repeat(length - '@b.example'.length)}@b.example`;
}

describe('signUpSchema', () => {
  it.each([
    ['', false],
    ['ann', false],
    ['ann@@example.com', false],
    ['ann@example.com\u0000', false],
    ['änn@example.com', false],
    ["o'brien+fund@example.com", true],
    ['ANN@Example.COM', true],
  ])('judges %j as a browser would', (email, accepted) => {
    expect(signUpSchema.safeParse({ email }).success).toBe(accepted);
  });

  it('accepts an address of 254 characters and no longer one', () => {
    expect(signUpSchema.safeParse({ email: addressOf(254) }).success).toBe(true);
    expect(signUpSchema.safeParse({ email: addressOf(255) }).error?.issues[0]?.message).toBe(
      'Email must be at most 254 characters.',
    );
  });
});

describe('signUpFields', () => {
  it('[call-3] sends its seven fields in order, the address as typed', () => {
    expect(signUpFields({ email: 'ANN@Example.com' }, '', campaigns['sign-up'])).toEqual([
      { name: 'email', value: 'ANN@Example.com' },
      { name: 'lead_source', value: 'Landing Page Lead' },
      { name: 'utm_source', value: 'direct' },
      { name: 'utm_medium', value: 'website' },
      { name: 'utm_campaign', value: 'landing_page' },
      { name: 'utm_content', value: 'hero_form' },
      { name: 'utm_term', value: '' },
    ]);
  });
});

describe('webinarSchema', () => {
  it('accepts one-letter names, any phone text and no amount', () => {
    expect(webinarSchema.safeParse(registration).success).toBe(true);
  });

  it.each([
    ['firstName', 'Please enter your first name.'],
    ['lastName', 'Please enter your last name.'],
    ['phone', 'Please enter your phone.'],
    ['email', 'Please enter a valid email address.'],
  ])('asks for %s when it is empty', (name, message) => {
    expect(webinarSchema.safeParse({ ...registration, [name]: '' }).error?.issues[0]?.message).toBe(message);
  });
});

describe('webinarFields', () => {
  it('[call-3] sends five fields, with the chosen range as it is written', () => {
    expect(webinarFields({ ...registration, investmentAmount: '$5,000 - $10,000' })).toEqual([
      { name: 'email', value: 'a@b.example' },
      { name: 'firstname', value: 'A' },
      { name: 'lastname', value: 'B' },
      { name: 'phone', value: 'any' },
      { name: 'investment_amount', value: '$5,000 - $10,000' },
    ]);
  });

  it('[call-11] sends an empty range when none was chosen', () => {
    expect(webinarFields(registration).at(-1)).toEqual({ name: 'investment_amount', value: '' });
  });
});

describe('deckSchema', () => {
  it('asks for the names and the address, and not for the phone', () => {
    const request = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', phone: '' };
    expect(deckSchema.safeParse(request).success).toBe(true);
    expect(deckSchema.safeParse({ ...request, firstName: '', lastName: '', email: '' }).error?.issues).toHaveLength(3);
  });
});

describe('deckFields', () => {
  it('maps the values to the names of the CRM', () => {
    const fields = deckFields({ firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', phone: '' });
    expect(fields.map((field) => field.name)).toEqual(['email', 'firstname', 'lastname', 'phone']);
  });
});
