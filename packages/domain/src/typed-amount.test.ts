import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { regulationATerms, regulationDTerms } from './funds.ts';
import { readTypedAmount } from './typed-amount.ts';

describe('readTypedAmount', () => {
  it.each([
    ['$1,2a34', 1234, false, regulationATerms],
    ['50', 500, true, regulationATerms],
    ['999999', 100000, true, regulationATerms],
    ['-5000', 5000, false, regulationATerms],
    ['$2,500.00', 2500, false, regulationATerms],
    ['2500.5 ', 2500, false, regulationATerms],
    ['2,500.', 2500, false, regulationATerms],
    ['500', 500, false, regulationATerms],
    ['100000', 100000, false, regulationATerms],
    ['5000', 15000, true, regulationDTerms],
    ['5k', 5000, false, regulationATerms],
    ['$ 2.5 K ', 2500, false, regulationATerms],
    ['20 thousand', 20000, false, regulationDTerms],
    ['1m', 100000, true, regulationATerms],
    ['2 million', 100000, true, regulationATerms],
    ['1e5', 100000, false, regulationATerms],
    ['1.5E+4', 15000, false, regulationDTerms],
    ['0e99', 500, true, regulationATerms],
    ['9e99', 100000, true, regulationATerms],
    ['1.005k', 1005, false, regulationATerms],
  ])('reads %j as %i dollars', (text, dollars, clamped, terms) => {
    expect(readTypedAmount(text, terms)).toEqual({ amountCents: dollars * 100, clamped });
  });

  it.each(['abc', '', '$', '.50', '٣٤'])('finds no amount in %j', (text) => {
    expect(readTypedAmount(text, regulationATerms)).toBeUndefined();
  });

  it('gives a whole-dollar amount within the range for any text that holds a digit before its decimals', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.constantFrom(regulationATerms, regulationDTerms), (text, number, terms) => {
        const amount = readTypedAmount(`${number} ${text}.00`, terms)?.amountCents ?? Number.NaN;
        expect(amount).toBeGreaterThanOrEqual(terms.minimumCents);
        expect(amount).toBeLessThanOrEqual(terms.maximumCents);
        expect(amount % 100).toBe(0);
      }),
    );
  });

  it('reads a number of thousands however it is written', () => {
    const suffix = fc.constantFrom('k', 'K', ' k', 'e3', 'E+3', ' thousand', ',000', '000');
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        suffix,
        fc.constantFrom('', '$', 'USD '),
        (number, thousand, sign) => {
          const expected = { amountCents: number * 100_000, clamped: false };
          expect(readTypedAmount(`${sign}${number}${thousand}`, regulationATerms)).toEqual(expected);
        },
      ),
    );
  });

  it('reads its own formatting back, with and without cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 500, max: 100_000 }), (dollars) => {
        const shown = `$${dollars.toLocaleString('en-US')}`;
        const expected = { amountCents: dollars * 100, clamped: false };
        expect(readTypedAmount(shown, regulationATerms)).toEqual(expected);
        expect(readTypedAmount(`${shown}.00`, regulationATerms)).toEqual(expected);
      }),
    );
  });
});
