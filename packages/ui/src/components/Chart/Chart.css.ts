import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { accent, focus, line, surface, text } = vars.color;
const { font, pen, space, type } = vars;

export const chart = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.x3,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);

export const head = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space.x6,
    lineHeight: type.leading.snug,
    fontWeight: font.weight.medium,
  }),
);

/** The selected point, to which the figures of the key belong. */
export const moment = style(inComponents({ fontWeight: font.weight.regular, color: text.muted }));

export const key = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.x1} ${space.x6}`,
    fontSize: type.size.small,
    lineHeight: type.leading.snug,
  }),
);

export const entry = style(inComponents({ display: 'flex', alignItems: 'center', gap: space.x2, minInlineSize: 0 }));

export const sample = style(inComponents({ flex: 'none', inlineSize: '1.6em', blockSize: '1em' }));

export const figure = style(
  inComponents({
    flex: 'none',
    minInlineSize: '2.5em',
    whiteSpace: 'nowrap',
    fontWeight: font.weight.medium,
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
);

export const frame = style(inComponents({ minInlineSize: 0 }));

export const plot = style(inComponents({ inlineSize: '100%', blockSize: 'auto', overflow: 'visible' }));

/** In forced colors the series differ only by their textures and dashes. */
export const series = style(
  inComponents({
    stroke: 'currentColor',
    selectors: {
      '&[data-ink="0"]': { color: accent.fill },
      '&[data-ink="1"]': { color: text.annotation },
      '&[data-ink="2"]': { color: text.default },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&[data-ink]': { color: 'CanvasText' } } } },
  }),
);

/** Patterns must be rendered somewhere to be used elsewhere. */
export const textures = style(inComponents({ position: 'absolute' }));

export const texture = style(inComponents({ fill: 'none', strokeWidth: pen.medium }));

export const bar = style(inComponents({ strokeWidth: '1px' }));

export const curve = style(inComponents({ fill: 'none', strokeWidth: pen.heavy, strokeLinejoin: 'round' }));

export const grid = style(
  inComponents({
    stroke: line.subtle,
    shapeRendering: 'crispEdges',
    selectors: { '&[data-zero]': { stroke: line.strong } },
    '@media': { '(forced-colors: active)': { stroke: 'GrayText' } },
  }),
);

export const tick = style(
  inComponents({
    fill: text.muted,
    fontSize: type.size.small,
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
);

export const point = style(inComponents({ selectors: { '&:focus': { outline: 'none' } } }));

/** Above the columns, which receive the pointer. */
export const shapes = style(inComponents({ pointerEvents: 'none' }));

/** As high as the plot: it receives the pointer, and shows the keyboard position. */
export const column = style(
  inComponents({
    fill: 'transparent',
    strokeWidth: `calc(${pen.thin} * 2)`,
    selectors: {
      '&[data-active]': { fill: surface.tint },
      [`${point}:focus-visible > &`]: { stroke: focus },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[data-active]': { fill: 'none', stroke: 'Highlight' },
          [`${point}:focus-visible > &`]: { stroke: 'Highlight' },
        },
      },
      print: { selectors: { '&[data-active]': { fill: 'none' } } },
    },
  }),
);
