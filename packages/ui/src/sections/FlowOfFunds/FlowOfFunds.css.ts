import { style } from '@vanilla-extract/css';
import { below, from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, layout, space } = vars;

/** The ground extends to both edges of the window. */
export const street = style(inSections({ overflowX: 'clip', paddingBlockEnd: `calc(${layout.section} / 2)` }));

export const stations = style(
  inSections({
    '@media': { [from('large')]: { display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
  }),
);

export const station = style(
  inSections({
    '@media': {
      [below('large')]: {
        display: 'flex',
        flexWrap: 'wrap',
        gap: space.x4,
        paddingBlock: space.x4,
        borderBlockStart: `1px solid ${color.line.strong}`,
        selectors: { '& + &': { borderColor: color.line.subtle } },
      },
    },
  }),
);

/** The size of its words depends on its own width. */
export const sheet = style(
  inSections({
    containerType: 'inline-size',
    '@media': {
      [below('large')]: {
        flex: `1 1 ${space.x24}`,
        maxInlineSize: `calc(${space.x32} + ${space.x8})`,
        overflow: 'hidden',
      },
    },
  }),
);

export const words = style(
  inSections({
    '@media': {
      // If the text is so large that both do not fit, the words are below the drawing.
      [below('large')]: { flex: `2 1 calc(${space.x32} + ${space.x8})` },
      [from('large')]: {
        marginBlockStart: space.x4,
        paddingBlockStart: space.x4,
        paddingInlineEnd: space.x6,
        borderBlockStart: `1px solid ${color.line.strong}`,
      },
    },
  }),
);

export const fact = style(
  inSections({
    marginBlockStart: space.x3,
    paddingBlockStart: space.x3,
    borderBlockStart: `1px solid ${color.line.subtle}`,
  }),
);

export const foot = style(inSections({ paddingBlockStart: space.x6 }));
