import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const legends = style(
  inComponents({
    display: 'grid',
    gap: vars.space.x2,
    paddingBlockStart: vars.space.x6,
    borderBlockStart: `1px solid ${vars.color.line.subtle}`,
    fontSize: vars.type.size.small,
    lineHeight: vars.type.leading.body,
    color: vars.color.text.muted,
  }),
);

/** Side by side if there is room for two, and a single one no wider than is legible. */
export const offerings = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, calc(${vars.space.x32} * 3)), 1fr))`,
    columnGap: vars.space.x12,
    rowGap: vars.space.x6,
  }),
);

export const offering = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space.x2,
  }),
);

export const links = style(inComponents({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.x6 }));

export const name = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.x3,
    fontWeight: vars.font.weight.medium,
    color: vars.color.text.default,
  }),
);

export const status = style(inComponents({ fontWeight: vars.font.weight.regular, color: vars.color.text.annotation }));
