import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { columnsFrom, oneColumn } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, layout, space, type } = vars;
const rule = `1px solid ${color.line.strong}`;
const hairline = `1px solid ${color.line.subtle}`;

/** An elevation's ground extends to the edges of the window, and is cut off there. */
export const sheet = style(inSections({ overflowX: 'clip', paddingBlockEnd: `calc(${layout.section} * 0.75)` }));

export const head = style(
  inSections({
    ...columnsFrom('medium', 'repeat(12, minmax(0, 1fr))'),
    gap: space.x6,
    paddingBlockStart: space.x4,
  }),
);

/** On phones, narrow enough that the fallback font, which is a little narrower, breaks the title at the same words. */
export const title = style(
  inSections({
    maxInlineSize: `calc(${type.size.heading2} * 9.4)`,
    '@media': { [from('medium')]: { gridColumn: '1 / -1', maxInlineSize: 'none' } },
  }),
);
export const lede = style(inSections({ '@media': { [from('medium')]: { gridColumn: '1 / 9' } } }));

export const facts = style(
  inSections({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8em), 1fr))',
    alignContent: 'start',
    columnGap: space.x6,
    borderBlockStart: rule,
    fontSize: type.size.small,
    '@media': { [from('medium')]: { gridColumn: '1 / 4', gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const fact = style(inSections({ paddingBlock: space.x3, borderBlockEnd: hairline }));
export const factName = style(inSections({ color: color.text.muted }));
export const factValue = style(inSections({ fontWeight: font.weight.medium }));

/** The text begins where the facts end, also above and below a picture wider than it: 62 to 68 letters per line. */
export const column = style(
  inSections({
    ...oneColumn,
    alignContent: 'start',
    gap: space.x12,
    maxInlineSize: `calc(${layout.measure} * 0.87)`,
    '@media': { [from('medium')]: { gridColumn: '4 / -1' }, [from('large')]: { gridColumn: '4 / 11' } },
  }),
);

export const risk = style(
  inSections({
    display: 'grid',
    gap: space.x2,
    justifyItems: 'start',
    padding: `${space.x6} ${space.x6} ${space.x3}`,
    backgroundColor: color.surface.tint,
  }),
);
