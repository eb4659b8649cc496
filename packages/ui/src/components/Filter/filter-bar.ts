import { vars } from '../../tokens/contract.css.ts';

/** A row with the filter and other actions on the list, which wrap below it if there is no room. */
export const filterBar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${vars.space.x4} ${vars.space.x8}`,
} as const;
