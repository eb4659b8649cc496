import { globalStyle, style } from '@vanilla-extract/css';
import { inComponents } from '../styles/in-layer.ts';
import { layers } from '../styles/layers.css.ts';
import { vars } from '../tokens/contract.css.ts';

/** A table of tokens: what it is called at the left, what it looks like or measures beside it. */
export const table = style(inComponents({ inlineSize: '100%', fontSize: vars.type.size.small }));

export const head = style(
  inComponents({
    paddingBlock: vars.space.x2,
    paddingInlineEnd: vars.space.x4,
    borderBlockEnd: `1px solid ${vars.color.line.strong}`,
    textAlign: 'start',
    fontWeight: vars.font.weight.strong,
  }),
);

export const cell = style(
  inComponents({
    paddingBlock: vars.space.x2,
    paddingInlineEnd: vars.space.x4,
    borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
    textAlign: 'start',
    verticalAlign: 'middle',
    fontWeight: vars.font.weight.regular,
    fontVariantNumeric: 'lining-nums tabular-nums',
  }),
);

export const use = style(
  inComponents({
    paddingBlockEnd: vars.space.x2,
    borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
    color: vars.color.text.muted,
  }),
);

globalStyle(`tr:has(+ tr > ${use}) > *`, {
  '@layer': { [layers.components]: { paddingBlockEnd: 0, borderBlockEnd: 'none' } },
});
