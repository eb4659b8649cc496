import { vars } from '../../tokens/contract.css.ts';

/** A row of the filter and what else is done with the list, which stands under it where there is no room. */
export const filterBar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${vars.space.x4} ${vars.space.x8}`,
} as const;
