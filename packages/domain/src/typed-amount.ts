import type { FundTerms } from './contract/sponsor.ts';
import type { Cents } from './money.ts';

export interface TypedAmount {
  amountCents: Cents;
  /** The typed number was outside the fund's range, and the visitor should be told so. */
  clamped: boolean;
}

const scales: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6 };
const shorthand = /^\D*(\d[\d,]*(?:\.\d+)?)\s*(?:(k|thousand|m|million)|e\+?(\d{1,2}))\s*$/i;

/**
 * Reads what a visitor typed as whole dollars within the fund's range. `5k`, `1 million` and `1e5` are read as
 * they are meant; without what follows their digits they would be a few dollars.
 * `undefined` means that no digit is left, so the amount stays as it was.
 */
export function readTypedAmount(
  text: string,
  terms: Pick<FundTerms, 'minimumCents' | 'maximumCents'>,
): TypedAmount | undefined {
  const dollars = dollarsIn(text);
  if (dollars === undefined) return undefined;
  const typedCents = dollars * 100;
  const amountCents = Math.min(Math.max(typedCents, terms.minimumCents), terms.maximumCents);
  return { amountCents, clamped: amountCents !== typedCents };
}

function dollarsIn(text: string): number | undefined {
  const [, number, scale, exponent] = shorthand.exec(text) ?? [];
  if (number !== undefined) {
    const factor = scale === undefined ? 10 ** Number(exponent) : scales[scale.toLowerCase()];
    return Math.round(Number(number.replaceAll(',', '')) * (factor ?? 1));
  }
  // Stripping the point of "$2,500.00" or the comma of "2.500,00" alone would make it a hundred times too large. "25,50" is
  // on its way to "25,500".
  const whole = text.replace(/\.\d{1,2}\s*$/, '').replace(/(\.\d{3}|\d{4}),\d{1,2}\s*$/, '$1');
  const digits = whole.replace(/\D/g, '');
  return digits === '' ? undefined : Number(digits);
}
