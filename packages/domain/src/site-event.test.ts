import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { siteEventSchema } from './site-event.ts';

const schema = siteEventSchema();
const accepts = (event: unknown) => schema.safeParse(event).success;

describe('siteEventSchema', () => {
  it.each([
    { kind: 'page', path: '/' },
    { kind: 'page', path: '/blog/senior-housing-urgent-need' },
    { kind: 'event', category: 'video', label: 'overview' },
    { kind: 'event', category: 'call-to-action', label: '/rega-invest', value: 1 },
  ])('accepts %j', (event) => {
    expect(schema.parse(event)).toEqual(event);
  });

  it.each([
    ['a page of another site', { kind: 'page', path: 'https://elsewhere.example/' }],
    ['an address of a person', { kind: 'event', category: 'form', label: 'ann@example.com' }],
    ['a telephone number', { kind: 'event', category: 'form', label: 'call 317-555-0100' }],
    ['markup', { kind: 'event', category: 'form', label: '<b>' }],
    ['no label', { kind: 'event', category: 'form' }],
    ['an empty one', { kind: 'event', category: 'form', label: '' }],
    ['a long one', { kind: 'event', category: 'form', label: 'x'.repeat(81) }],
    ['less than nothing', { kind: 'event', category: 'form', label: 'x', value: -1 }],
    ['more than counts', { kind: 'event', category: 'form', label: 'x', value: 1e300 }],
    ['what it does not know', { kind: 'page', path: '/', email: 'x' }],
    ['a kind that there is not', { kind: 'click' }],
  ])('refuses %s', (_name, event) => {
    expect(accepts(event)).toBe(false);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(accepts(value)).toBeTypeOf('boolean');
      }),
    );
  });
});
