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
    ['2,5k', 2500, false, small],
    ['1,500k', 100000, true, small],
    ['5 thousand dollars', 5000, false, small],
    ['$5,000.00 USD', 5000, false, small],
    ['US$ 5,000.00', 5000, false, small],
    ['5000 €', 5000, false, small],
    ['$5,000/month', 5000, false, small],
    ['5000+', 5000, false, small],
    ['25000,-', 25000, false, small],
    ['25 000,50', 25000, false, small],
    ['5\u202F000', 5000, false, small],
    ['5’000', 5000, false, small],
    ['$\u200E5,000\u200B', 5000, false, small],
    ['５０００', 5000, false, small],
    ['٥٬٠٠٠٫٥٠', 5000, false, small],
    ['$1,2345', 12345, false, small],
    ['5,00,000', 100000, true, small],
    ['$2500.1234', 2500, false, small],
    ['5 hundred', 500, false, small],
  ])('[calculator-5] reads %j as %i dollars', (text, dollars, clamped, terms) => {
    expect(readTypedAmount(text, terms)).toEqual({ amountCents: dollars * 100, clamped });
  });

  it.each([
    'abc',
    '',
    '$',
    '.50',
    '10k-20k',
    '5,000 - 10,000',
    '5000 or 6000',
    '$5k to $10k',
    '5 10',
    '5000 000',
    '10%',
    '1 317 555 0142',
    '(317) 555-0142',
    '2026-11-27',
    '12/31/2026',
    '192.168.1.1',
    '1,2,3',
    '5o00',
    '5k k',
    '5 dozen',
    '3 x 1000',
    'amount: 5000',
    '1e',
    '1,000.000,00',
    '5000 (five thousand)',
    '5.5.5 k',
  ])('[calculator-5] finds no amount in %j', (text) => {
    expect(readTypedAmount(text, small)).toBeUndefined();
  });

  it('[calculator-5] reads one amount within the range from any text, or none', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(), fc.constantFrom(small, large), (text, number, terms) => {
        const read = readTypedAmount(`${number}${text}`, terms)?.amountCents ?? terms.minimumCents;
        expect(read).toBeGreaterThanOrEqual(terms.minimumCents);
        expect(read).toBeLessThanOrEqual(terms.maximumCents);
        expect(read % 100).toBe(0);
      }),
    );
  });

  it('[calculator-5] never joins the digits of two numbers', () => {
    const apart = fc.constantFrom(' ', '-', '–', '/', ' to ', ' or ', ' x ', '..', '+', ':', ' (', '=', '; ', '\n');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), apart, fc.integer({ min: 1, max: 99 }), (one, between, other) => {
        expect(readTypedAmount(`$${one}${between}$${other}`, small)).toBeUndefined();
        expect(readTypedAmount(`${one}${between}${other}`, small)).toBeUndefined();
      }),
    );
  });

  it.each(Intl.supportedValuesOf('numberingSystem').filter((system) => !/^(?:hanidec|roman)/.test(system)))(
    '[calculator-5] reads the digits of %s',
    (system) => {
      const typed = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(12_345);
      const later = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(67_890);
      expect(readTypedAmount(typed, small)).toEqual({ amountCents: 12_345_00, clamped: false });
      expect(readTypedAmount(later, small)).toEqual({ amountCents: 67_890_00, clamped: false });
    },
  );

  it('takes about as long for hostile text as for letters', () => {
    const time = (text: string) => {
      const start = Date.now();
      for (let round = 0; round < 10; round += 1) readTypedAmount(text, small);
      return Date.now() - start;
    };
    const letters = time('z'.repeat(16_000));
    const shapes = ['1', '1,', '1.', '.', "1'", '1 ', ' ', '$', '1e', '1a', '٣', '1,23,', '.123'];
    // Quadratic time takes several seconds here.
    const slow = shapes.filter((shape) => time(shape.repeat(16_000)) > 100 * letters + 1_000);
    expect(slow).toEqual([]);
  });
});
