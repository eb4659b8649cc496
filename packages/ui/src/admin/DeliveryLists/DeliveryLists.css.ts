import { style } from '@vanilla-extract/css';
import { breakpoints } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const row = `(min-width: ${breakpoints.small}px)`;
const rowTooNarrow = '(max-width: 55.98rem)';

/** Side by side in a card and on a desk; one above the other in a narrow row, where they would take the room of the reason. */
export const actions = style(
  inSections({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.x2,
    '@container': { [row]: { flexWrap: 'nowrap' }, [`${row} and ${rowTooNarrow}`]: { display: 'inline-grid' } },
  }),
);
