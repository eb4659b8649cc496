import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { labelAndFigure } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, pen, space, type } = vars;
const rule = `1px solid ${color.line.subtle}`;

export const card = style(
  inComponents({
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

export const terms = style(inComponents({ justifySelf: 'stretch', borderBlockStart: rule }));

export const term = style(inComponents(labelAndFigure));

export const label = style(inComponents({ color: color.text.muted }));

export const value = style(
  inComponents({ fontWeight: font.weight.strong, fontVariantNumeric: 'lining-nums tabular-nums', textAlign: 'end' }),
);

export const risk = style(inComponents({ fontSize: `calc(${type.size.body} * 0.9375)`, textWrap: 'pretty' }));

export const paid = style(inComponents({ fontWeight: font.weight.strong }));
