import { style } from '@vanilla-extract/css';
import { inSections } from '../../styles/in-layer.ts';
import { columnsFrom } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const row = style(
  inSections({
    ...columnsFrom('wide', 'auto minmax(0, 1fr)'),
    gap: `${space.x4} ${space.x12}`,
    alignItems: 'center',
    paddingBlock: space.x6,
    marginBlockEnd: space.x4,
    borderBlock: `1px solid ${color.line.subtle}`,
    borderBlockStartColor: color.line.strong,
  }),
);

/** The marks differ in length, and a row of equal boxes would look like a table. */
export const mark = style(
  inSections({
    display: 'grid',
    alignItems: 'center',
    minBlockSize: space.x16,
    selectors: {
      '&[data-width=narrow]': { minInlineSize: `calc(${space.x32} * 1.05)` },
      '&[data-width=medium]': { minInlineSize: `calc(${space.x32} * 1.25)` },
      '&[data-width=wide]': { minInlineSize: `calc(${space.x32} * 1.4)` },
    },
  }),
);
