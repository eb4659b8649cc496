import type { TermClaim } from '@sponsor/domain';

/** Never without `purchaseLimit` beside it (spec §6). */
export const noRequirement: TermClaim = {
  id: 'no-requirement',
  kind: 'term',
  text: 'Open to all investors: no income or net-worth requirement',
  notes: [15],
};
