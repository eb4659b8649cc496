import type { FundTerms } from './contract/sponsor.ts';
import type { Cents } from './money.ts';

export interface TypedAmount {
  amountCents: Cents;
  /** The typed number was outside the fund's range, and the visitor should be told so. */
  clamped: boolean;
}

/**
 * Reads what a visitor typed as whole dollars within the fund's range (spec §5).
 * `undefined` means that no digit is left, so the amount stays as it was.
 */
export function readTypedAmount(
  text: string,
  terms: Pick<FundTerms, 'minimumCents' | 'maximumCents'>,
): TypedAmount | undefined {
  // Stripping the point of "$2,500.00" as well would make it a hundred times too large.
  const digits = text.replace(/\.\d{1,2}\s*$/, '').replace(/\D/g, '');
  if (digits === '') return undefined;
  const typedCents = Number(digits) * 100;
  const amountCents = Math.min(Math.max(typedCents, terms.minimumCents), terms.maximumCents);
  return { amountCents, clamped: amountCents !== typedCents };
}
