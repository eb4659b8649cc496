import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTypedAmount } from './typed-amount.ts';

const small = { minimumCents: 500_00, maximumCents: 100_000_00 };
const large = { minimumCents: 15_000_00, maximumCents: 100_000_00 };

describe('readTypedAmount', () => {
  it.each([
    ['$1,2a34', 1234, false, small],
    ['50', 500, true, small],
    ['999999', 100000, true, small],
    ['-5000', 5000, false, small],
    ['$2,500.00', 2500, false, small],
    ['2500.5 ', 2500, false, small],
    ['2,500.', 2500, false, small],
    ['2.500,00', 2500, false, small],
    ['2500,00 ', 2500, false, small],
    ['2,50', 500, true, small],
    ['25,50', 2550, false, small],
    ['500', 500, false, small],
    ['100000', 100000, false, small],
    ['5000', 15000, true, large],
    ['5k', 5000, false, small],
    ['$ 2.5 K ', 2500, false, small],
    ['20 thousand', 20000, false, large],
    ['1m', 100000, true, small],
    ['2 million', 100000, true, small],
    ['1e5', 100000, false, small],
    ['1.5E+4', 15000, false, large],
    ['0e99', 500, true, small],
    ['9e99', 100000, true, small],
    ['1.005k', 1005, false, small],
  ])('[calculator-5] reads %j as %i dollars', (text, dollars, clamped, terms) => {
    expect(readTypedAmount(text, terms)).toEqual({ amountCents: dollars * 100, clamped });
  });

  it.each(['abc', '', '$', '.50', '٣٤'])('[calculator-5] finds no amount in %j', (text) => {
    expect(readTypedAmount(text, small)).toBeUndefined();
  });

  it('gives a whole-dollar amount within the range for any text that holds a digit before its decimals', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.constantFrom(small, large), (text, number, terms) => {
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
          expect(readTypedAmount(`${sign}${number}${thousand}`, small)).toEqual(expected);
        },
      ),
    );
  });

  it('reads its own formatting back, with and without cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 500, max: 100_000 }), (dollars) => {
        const shown = `$${dollars.toLocaleString('en-US')}`;
        const expected = { amountCents: dollars * 100, clamped: false };
        expect(readTypedAmount(shown, small)).toEqual(expected);
        expect(readTypedAmount(`${shown}.00`, small)).toEqual(expected);
      }),
    );
  });
});
