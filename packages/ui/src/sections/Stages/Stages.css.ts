import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

/** The size of its words depends on its own width. */
export const media = style(inSections({ containerType: 'inline-size', marginBlockStart: space.x8 }));

export const stages = style(
  inSections({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, calc(${space.x32} * 1.75)), 1fr))`,
    gap: `${space.x8} ${space.x6}`,
    marginBlockStart: space.x12,
    '@media': {
      // Two and one would make the third look less important.
      [from('medium')]: { selectors: { '&[data-three]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } },
    },
  }),
);

export const stage = style(
  inSections({
    display: 'grid',
    alignContent: 'start',
    gap: space.x2,
    paddingBlockStart: space.x4,
    borderBlockStart: `1px solid ${color.line.strong}`,
  }),
);

export const foot = style(inSections({ paddingBlockStart: space.x8 }));
