import { style } from '@vanilla-extract/css';
import { inSections } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, pen, space, type } = vars;
const rule = `1px solid ${color.line.subtle}`;

export const card = style(
  inSections({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: space.x3,
    padding: space.x6,
    paddingBlockEnd: space.x3,
    borderBlockStart: `${pen.heavy} solid ${color.text.annotation}`,
    backgroundColor: color.surface.raised,
  }),
);

export const terms = style(inSections({ justifySelf: 'stretch', borderBlockStart: rule }));

/** The value goes under its label where both do not fit. */
export const term = style(
  inSections({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space.x4,
    paddingBlock: space.x3,
    borderBlockEnd: rule,
    lineHeight: type.leading.snug,
  }),
);

export const label = style(inSections({ color: color.text.muted }));

export const value = style(
  inSections({ fontWeight: font.weight.strong, fontVariantNumeric: 'lining-nums tabular-nums', textAlign: 'end' }),
);

export const risk = style(inSections({ fontSize: `calc(${type.size.body} * 0.9375)`, textWrap: 'pretty' }));

export const paid = style(inSections({ fontWeight: font.weight.strong }));
