import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { oneColumn } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, layout, space } = vars;
const rule = `1px solid ${color.line.strong}`;
const hairline = `1px solid ${color.line.subtle}`;

export const text = style(inSections({ ...oneColumn, gap: `calc(${space.x4} * 1.25)`, maxInlineSize: layout.measure }));

export const heading = style(
  inSections({
    paddingBlockStart: space.x6,
    selectors: { '&:first-child': { paddingBlockStart: 0 } },
  }),
);

export const list = style(
  inSections({ display: 'grid', gap: space.x3, paddingInlineStart: '1.2em', listStyle: 'square' }),
);

export const item = style(inSections({ selectors: { '&::marker': { color: color.text.annotation } } }));

export const term = style(
  inSections({
    display: 'grid',
    gap: space.x1,
    paddingBlock: space.x4,
    borderBlockStart: hairline,
    selectors: { '&:last-child': { borderBlockEnd: hairline } },
    '@media': { [from('large')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)', columnGap: space.x6 } },
  }),
);

export const termName = style(inSections({ fontWeight: font.weight.strong }));

export const pullFigure = style(
  inSections({
    display: 'grid',
    gap: `${space.x4} ${space.x8}`,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15em), 1fr))',
    marginBlock: space.x6,
    paddingBlock: space.x6,
    borderBlockStart: rule,
    borderBlockEnd: hairline,
    selectors: { '&:first-child': { marginBlockStart: 0 } },
  }),
);

export const datedNote = style(
  inSections({
    display: 'grid',
    gap: space.x1,
    paddingInlineStart: space.x4,
    borderInlineStart: rule,
  }),
);

export const date = style(inSections({ fontWeight: font.weight.strong }));
