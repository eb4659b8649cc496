import fc from 'fast-check';

/** Values that some route accepts somewhere. */
const plausible = fc.constantFrom<unknown>(
  'ann@example.org',
  'Landing Page Lead',
  'new',
  'contacted',
  'problem',
  'pending',
  'csv',
  '2026-03-01',
  '2026-03-01T15:00:00.000Z',
  '01234567-89ab-7def-8123-456789abcdef',
  'eq.new',
  'id.asc',
  '123456',
  1,
  true,
  null,
);
/** Values that no route should accept, except as plain text. */
const evil = fc.constantFrom<unknown>(
  '',
  '\0',
  '\u0007',
  '\uD800',
  '\u2028',
  "'; drop table leads; --",
  '$1',
  '%00',
  '%',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '=cmd()',
  'x'.repeat(20_000),
  '9'.repeat(400),
  '0000-01-01',
  '2026-02-30',
  '+275760-09-13T00:00:00.001Z',
  '-1',
  '1e309',
  'or=(or(or(',
  Number.MAX_VALUE,
  -1,
  0.5,
  [],
  {},
);
export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: plausible },
  { weight: 4, arbitrary: evil },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** An unpaired surrogate cannot be written in an address or a form. */
export function asText(value: unknown): string {
  return Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString();
}

/** A value as part of an address. */
export function inAddress(text: unknown): string {
  return encodeURIComponent(asText(text).slice(0, 4_000));
}
