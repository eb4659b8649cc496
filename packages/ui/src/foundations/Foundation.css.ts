import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../styles/breakpoints.ts';
import { inComponents } from '../styles/in-layer.ts';
import { layers } from '../styles/layers.css.ts';
import { vars } from '../tokens/contract.css.ts';

/** The gap between columns, which is small on a phone. */
const gap = { paddingInlineEnd: vars.space.x2, '@media': { [from('small')]: { paddingInlineEnd: vars.space.x4 } } };

/** A table of tokens: the name on the left, its look or measure beside it. */
export const table = style(inComponents({ inlineSize: '100%', fontSize: vars.type.size.small }));

export const head = style(
  inComponents({
    paddingBlock: vars.space.x2,
    ...gap,
    borderBlockEnd: `1px solid ${vars.color.line.strong}`,
    textAlign: 'start',
    fontWeight: vars.font.weight.strong,
  }),
);

export const cell = style(
  inComponents({
    paddingBlock: vars.space.x2,
    ...gap,
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

/** Does not wrap: it would break at its hyphens. */
export const property = style(inComponents({ display: 'inline-block' }));

globalStyle(`tr:has(+ tr > ${use}) > *`, {
  '@layer': { [layers.components]: { paddingBlockEnd: 0, borderBlockEnd: 'none' } },
});
