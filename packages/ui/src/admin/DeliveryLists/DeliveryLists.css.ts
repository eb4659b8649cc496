import { style } from '@vanilla-extract/css';
import { below, places } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

/** Stacked in a narrow row, where side by side they would take the room of the reason. A card has room for both. */
export const actions = style(
  inSections({
    display: 'inline-grid',
    gap: vars.space.x2,
    '@container': {
      [below('small')]: { display: 'flex', flexWrap: 'wrap' },
      [places.forActionsBeside]: { display: 'flex' },
    },
  }),
);
