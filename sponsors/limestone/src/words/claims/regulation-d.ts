import type { FigureClaim, TargetClaim, TermClaim } from '@sponsor/domain';

export const accreditedOnly: TermClaim = {
  id: 'accredited-only',
  kind: 'term',
  text: 'for accredited investors only',
  notes: [16],
};

export const accreditedWho: TermClaim = {
  id: 'accredited-who',
  kind: 'term',
  text: 'Accredited investors only',
  notes: [16],
};

/** The investor status in brief [chooser-3]. */
export const accreditedStatus: TermClaim = {
  id: 'accredited-status',
  kind: 'term',
  text: 'Accredited investors only: $200K or more in income, or $1M or more in net worth',
  notes: [16],
};

/** The statement that is required wherever access depends on the investor status. */
export const accreditedTest: TermClaim = {
  id: 'accredited-test',
  kind: 'term',
  text: 'Income above $200,000 alone, or above $300,000 with a spouse or partner, in both of the last two years and expected again this year; or net worth above $1,000,000, your home not counted. There are other ways to qualify. We have to verify your status before you invest.',
  notes: [16],
};

export const regulationDMinimum: FigureClaim<TermClaim> = {
  id: 'regulation-d-minimum',
  kind: 'term',
  figure: '$15,000',
  text: 'minimum investment',
  notes: [18],
  sample: true,
};

export const startsAtRegulationDMinimum: TermClaim = {
  id: 'starts-at-regulation-d-minimum',
  kind: 'term',
  text: 'from $15,000',
  notes: [18],
  sample: true,
};

export const regulationDMaximumOffering: FigureClaim<TermClaim> = {
  id: 'regulation-d-maximum-offering',
  kind: 'term',
  figure: '$10,000,000',
  text: 'maximum offering',
  notes: [18],
  sample: true,
};

export const regulationDUnitPrice: FigureClaim<TermClaim> = {
  id: 'regulation-d-unit-price',
  kind: 'term',
  figure: '$1.00',
  text: 'unit price',
  notes: [18],
  sample: true,
};

export const tenPercentPreferredReturn: FigureClaim<TargetClaim> = {
  id: 'ten-percent-preferred-return',
  kind: 'target',
  figure: '10%',
  text: 'preferred return',
  notes: [11, 19],
  risk: 'A preferred return is only a place in line for cash, and can be cut or stopped.',
  paid: 'Not yet paid.',
  sample: true,
};
