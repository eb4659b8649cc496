import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { campaignFrom } from './campaign.ts';

const contactDefaults = {
  utm_source: 'direct',
  utm_medium: 'website',
  utm_campaign: 'contact_page',
  utm_content: 'contact_form',
  utm_term: '',
};
const signUpDefaults = { ...contactDefaults, utm_campaign: 'spark_fund_landing', utm_content: 'hero_form' };
const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const;

describe('campaignFrom', () => {
  it('falls back to the defaults of each form', () => {
    expect(campaignFrom('', 'contact')).toEqual(contactDefaults);
    expect(campaignFrom('?page=2', 'sign-up')).toEqual(signUpDefaults);
  });

  it.each(names)('takes %s from the query string and leaves the others', (name) => {
    expect(campaignFrom(`?${name}=spring%20letter`, 'sign-up')).toEqual({ ...signUpDefaults, [name]: 'spring letter' });
  });

  it('counts an empty parameter as absent', () => {
    expect(campaignFrom('?utm_source=&utm_term=', 'contact')).toEqual(contactDefaults);
  });

  it('cuts a value at 200 characters and drops what cannot be stored', () => {
    const { utm_source, utm_term } = campaignFrom(`?utm_source=${'x'.repeat(201)}&utm_term=a%00b%0Ac`, 'contact');
    expect(utm_source).toBe('x'.repeat(200));
    expect(utm_term).toBe('abc');
  });

  it('does not leave half a character at the cut', () => {
    expect(campaignFrom(`?utm_source=${'x'.repeat(199)}%F0%9F%8F%A0`, 'contact').utm_source).toBe('x'.repeat(199));
  });

  it('carries any ordinary text through the address unchanged', () => {
    const text = fc.stringMatching(/^[\p{L}\p{N}\p{P}\p{Zs}]{1,90}$/u);
    fc.assert(
      fc.property(text, fc.constantFrom(...names), (value, name) => {
        expect(campaignFrom(`?${name}=${encodeURIComponent(value)}`, 'contact')[name]).toBe(value);
      }),
    );
  });

  it('reads any query string without throwing, to values that are short and storable', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary', maxLength: 400 }), (junk, value) => {
        for (const read of Object.values(campaignFrom(`?${junk}&utm_term=${value}`, 'sign-up'))) {
          expect(read.length).toBeLessThanOrEqual(200);
          expect(read).not.toMatch(/[\p{Cc}\p{Cs}]/u);
        }
      }),
    );
  });
});
