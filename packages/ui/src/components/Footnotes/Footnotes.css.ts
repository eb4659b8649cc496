import { globalStyle, style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { layers } from '../../styles/layers.css.ts';
import { vars } from '../../tokens/contract.css.ts';

export const footnotes = style(
  inComponents({
    display: 'grid',
    gap: vars.space.x4,
    paddingBlockStart: vars.space.x6,
    borderBlockStart: `1px solid ${vars.color.line.subtle}`,
    fontSize: `calc(${vars.type.size.body} * 0.9375)`,
    lineHeight: vars.type.leading.body,
    color: vars.color.text.muted,
  }),
);

export const head = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space.x2 }),
);

/** As many columns as keep lines readable, at most three. */
export const list = style(
  inComponents({
    columns: `3 calc(${vars.space.x32} * 2)`,
    columnGap: vars.space.x12,
    selectors: { '&:has(> :only-child)': { columns: 'auto', maxInlineSize: vars.layout.measure } },
  }),
);

/** The note that a mark linked to is highlighted. */
export const note = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: `${vars.space.x6} minmax(0, 1fr)`,
    columnGap: vars.space.x2,
    paddingBlockEnd: vars.space.x3,
    breakInside: 'avoid',
    textWrap: 'pretty',
    selectors: {
      '&:target': {
        color: vars.color.text.default,
        backgroundColor: vars.color.surface.tint,
        boxShadow: `0 0 0 ${vars.space.x1} ${vars.color.surface.tint}`,
      },
    },
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
    paddingInline: vars.space.x1,
    fontSize: vars.type.size.small,
    border: `1px solid ${vars.color.line.control}`,
    borderRadius: vars.control.radius,
    whiteSpace: 'nowrap',
  }),
);

/** Useless on paper. */
export const history = style(inComponents({ '@media': { print: { display: 'none' } } }));

/** The links back, once a script has added them. */
export const ways = style(
  inComponents({
    marginInlineStart: '0.25em',
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&:empty': { display: 'none' } },
    '@media': { print: { display: 'none' } },
  }),
);

globalStyle(`${ways} > a`, {
  '@layer': {
    [layers.components]: {
      display: 'inline-block',
      minInlineSize: vars.space.x6,
      lineHeight: vars.space.x6,
      textAlign: 'center',
      marginBlock: `calc(${vars.space.x1} * -1)`,
      color: vars.color.text.annotation,
      textDecoration: 'none',
    },
  },
});
/** One arrowhead upward, which applies to all the numbers after it: they link back. */
globalStyle(`${ways} > a:first-child::before`, {
  '@layer': {
    [layers.components]: {
      content: '',
      display: 'inline-block',
      marginInline: '0.2em',
      inlineSize: '0.45em',
      blockSize: '0.45em',
      borderBlockStart: `${vars.pen.medium} solid`,
      borderInlineStart: `${vars.pen.medium} solid`,
      rotate: '45deg',
    },
  },
});
globalStyle(`${ways} > a:hover`, { '@layer': { [layers.components]: { textDecoration: 'underline' } } });
