import { style } from '@vanilla-extract/css';
import { below, from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { columnsFrom, oneColumn } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const list = style(
  inSections({
    ...columnsFrom('medium', 'repeat(2, minmax(0, 1fr))'),
    gap: `${space.x12} ${space.x12}`,
    marginBlockStart: space.x12,
  }),
);

export const trait = style(
  inSections({
    ...oneColumn,
    alignContent: 'start',
    gap: `${space.x4} ${space.x6}`,
    paddingBlockStart: space.x4,
    borderBlockStart: `1px solid ${color.line.strong}`,
    '@media': {
      [from('large')]: {
        selectors: { '&[data-drawn]': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', alignItems: 'start' } },
      },
    },
  }),
);

/** A detail does not fill the width of a phone. */
export const media = style(inSections({ '@media': { [below('medium')]: { inlineSize: '62%' } } }));

export const words = style(inSections({ display: 'grid', gap: space.x2 }));
