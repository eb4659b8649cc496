import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { layers } from '../../styles/layers.css.ts';
import { oneColumn } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, layout, space, type } = vars;
const rule = `1px solid ${color.line.strong}`;

export const people = style(
  inSections({
    display: 'grid',
    gap: `${space.x8} ${space.x6}`,
    marginBlock: `${space.x12} ${space.x6}`,
    '@media': {
      [from('medium')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [from('large')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  }),
);

/** Plate and words side by side, until four plates fit in a row. */
export const person = style(
  inSections({
    display: 'grid',
    alignContent: 'start',
    gap: space.x4,
    '@media': { [below('large')]: { gridTemplateColumns: `min(${space.x16} + ${space.x12}, 32%) minmax(0, 1fr)` } },
  }),
);

export const words = style(inSections({ ...oneColumn, gap: space.x2, alignContent: 'start' }));

export const biography = style(inSections({ fontSize: `calc(${type.size.body} * 0.9375)` }));

export const record = style(inSections({ marginBlockStart: `calc(${layout.section} * 0.75)` }));

export const credential = style(
  inSections({
    display: 'grid',
    gap: space.x2,
    padding: `${space.x4} 0 ${space.x8}`,
    borderBlockStart: rule,
  }),
);

// As large as the text of the entries beside them.
globalStyle(`${credential} > [data-claim] > p:last-child`, {
  '@layer': { [layers.sections]: { fontSize: 'inherit' } },
});

export const ledgerHeading = style(inSections({ paddingBlock: space.x4, borderBlockStart: rule }));

export const entry = style(inSections({ paddingBlock: space.x4, borderBlockStart: `1px solid ${color.line.subtle}` }));
