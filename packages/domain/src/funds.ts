import type { Cents } from './money.ts';

export type FundKind = 'regulation-a' | 'regulation-d';

/** What one fund offers, as far as the calculator and the offering pages need it (spec §9). */
export interface FundTerms {
  kind: FundKind;
  minimumCents: Cents;
  maximumCents: Cents;
  /** The amount the calculator opens with. */
  defaultCents: Cents;
  /** The distance between two stops of the calculator's slider; typed amounts need not fall on a stop. */
  stepCents: Cents;
  /** Hundredths of a percent a year: 800 is 8%. */
  preferredReturnBps: number;
  /** Targeted total return as a multiple of the amount invested. */
  targetMultiple: { low: number; high: number };
  distributionsPerYear: 12 | 4;
}

export interface RegulationDTerms extends FundTerms {
  offeringMaximumCents: Cents;
  unitPriceCents: Cents;
}

/** Spec §9, Regulation A. */
export const regulationATerms: FundTerms = {
  kind: 'regulation-a',
  minimumCents: 500_00,
  maximumCents: 100_000_00,
  defaultCents: 2_500_00,
  stepCents: 500_00,
  preferredReturnBps: 800,
  targetMultiple: { low: 2, high: 3 },
  distributionsPerYear: 12,
};

/** Spec §9, Regulation D. */
export const regulationDTerms: RegulationDTerms = {
  kind: 'regulation-d',
  minimumCents: 15_000_00,
  maximumCents: 100_000_00,
  defaultCents: 15_000_00,
  stepCents: 500_00,
  preferredReturnBps: 1_000,
  targetMultiple: { low: 2, high: 3 },
  distributionsPerYear: 4,
  offeringMaximumCents: 10_000_000_00,
  unitPriceCents: 1_00,
};
