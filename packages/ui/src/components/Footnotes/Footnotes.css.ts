import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const footnotes = style(
  inComponents({
    display: 'grid',
    gap: vars.space.x4,
    paddingBlockStart: vars.space.x6,
    borderBlockStart: `1px solid ${vars.color.line.subtle}`,
    fontSize: vars.type.size.small,
    lineHeight: vars.type.leading.body,
    color: vars.color.text.muted,
  }),
);

export const list = style(
  inComponents({
    columns: '3 18rem',
    columnGap: vars.space.x12,
  }),
);

/** The note that a mark led to is told apart from its neighbours. */
export const note = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: `${vars.space.x6} minmax(0, 1fr)`,
    columnGap: vars.space.x2,
    paddingBlockEnd: vars.space.x3,
    breakInside: 'avoid',
    selectors: { '&:target': { color: vars.color.text.default, backgroundColor: vars.color.surface.tint } },
  }),
);

export const number = style(
  inComponents({
    fontWeight: vars.font.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.text.annotation,
  }),
);

export const sample = style(
  inComponents({
    marginInlineStart: vars.space.x2,
    paddingInline: vars.space.x1,
    border: `1px solid ${vars.color.line.control}`,
    borderRadius: vars.control.radius,
    whiteSpace: 'nowrap',
  }),
);
