import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactFields } from './contact.ts';
import { campaigns } from './forms.fixtures.ts';
import { signUpFields } from './sign-up.ts';

const contactDefaults = {
  utm_source: 'direct',
  utm_medium: 'website',
  utm_campaign: 'contact_page',
  utm_content: 'contact_form',
  utm_term: '',
};
const signUpDefaults = { ...contactDefaults, utm_campaign: 'landing_page', utm_content: 'hero_form' };
const byName = (fields: readonly { name: string; value: string }[]) =>
  Object.fromEntries(fields.filter(({ name }) => name.startsWith('utm_')).map(({ name, value }) => [name, value]));
const campaignOf = {
  contact: (search: string) =>
    byName(contactFields({ name: 'Ann Lee', email: 'ann@example.com', message: '' }, search, campaigns.contact)),
  'sign-up': (search: string) => byName(signUpFields({ email: 'ann@example.com' }, search, campaigns['sign-up'])),
};
const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const;

describe('campaignFields', () => {
  it('[call-2] falls back to the defaults of each form', () => {
    expect(campaignOf.contact('')).toEqual(contactDefaults);
    expect(campaignOf['sign-up']('?page=2')).toEqual(signUpDefaults);
  });

  it.each(names)('[call-2] takes %s from the query string and leaves the others', (name) => {
    expect(campaignOf['sign-up'](`?${name}=spring%20letter`)).toEqual({ ...signUpDefaults, [name]: 'spring letter' });
  });

  it('counts an empty parameter as absent', () => {
    expect(campaignOf.contact('?utm_source=&utm_term=')).toEqual(contactDefaults);
  });

  it('cuts a value at 200 characters and drops what cannot be stored', () => {
    const { utm_source, utm_term } = campaignOf.contact(`?utm_source=${'x'.repeat(201)}&utm_term=a%00b%0Ac`);
    expect(utm_source).toBe('x'.repeat(200));
    expect(utm_term).toBe('abc');
  });

  it('does not leave half a character at the cut', () => {
    expect(campaignOf.contact(`?utm_source=${'x'.repeat(199)}%F0%9F%8F%A0`)['utm_source']).toBe('x'.repeat(199));
  });

  it('carries any ordinary text through the address unchanged', () => {
    const text = fc.stringMatching(/^[\p{L}\p{N}\p{P}\p{Zs}]{1,90}$/u);
    fc.assert(
      fc.property(text, fc.constantFrom(...names), (value, name) => {
        expect(campaignOf.contact(`?${name}=${encodeURIComponent(value)}`)[name]).toBe(value);
      }),
    );
  });

  it('reads any query string without throwing, to values that are short and storable', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary', maxLength: 400 }), (junk, value) => {
        for (const read of Object.values(campaignOf['sign-up'](`?${junk}&utm_term=${value}`))) {
          expect(read.length).toBeLessThanOrEqual(200);
          expect(read).not.toMatch(/[\p{Cc}\p{Cs}]/u);
        }
      }),
    );
  });
});
