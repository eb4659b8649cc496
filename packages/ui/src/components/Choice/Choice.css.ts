import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { space, type } = vars;

export const choice = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space.x3,
    alignItems: 'start',
    lineHeight: type.leading.snug,
  }),
);

/** Fills its line down to the minimum height of a target. */
export const label = style(
  inComponents({
    minBlockSize: space.x6,
    paddingBlock: `calc((${space.x6} - 1em * ${type.leading.snug}) / 2)`,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      ':disabled + &': { color: vars.color.text.muted, cursor: 'default' },
    },
  }),
);

export const messages = style(inComponents({ gridColumn: 2, display: 'grid', gap: space.x1 }));
