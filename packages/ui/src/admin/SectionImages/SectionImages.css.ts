import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { layers } from '../../styles/layers.css.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, pen, space } = vars;
const hairline = `1px solid ${color.line.subtle}`;

export const cards = style(
  inSections({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space.x12} ${space.x8}`,
    '@media': { [from('medium')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
  }),
);

export const card = style(
  inSections({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space.x4,
    paddingBlockStart: space.x3,
    borderBlockStart: `1px solid ${color.line.strong}`,
    overflowWrap: 'anywhere',
  }),
);

export const words = style(inSections({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x4 }));

export const drawing = style(
  inSections({
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    padding: space.x4,
    aspectRatio: '16 / 10',
    // A drawing taller than wide must not stretch its frame.
    contain: 'size',
    backgroundColor: color.surface.page,
  }),
);

globalStyle(`${drawing} svg`, { '@layer': { [layers.sections]: { blockSize: '100%' } } });

export const picture = style(inSections({ position: 'relative', cursor: 'crosshair', lineHeight: 0 }));

/** A ring visible on any picture: dark with a light edge. */
export const point = style(
  inSections({
    position: 'absolute',
    inlineSize: space.x6,
    blockSize: space.x6,
    translate: '-50% -50%',
    border: `${pen.heavy} solid ${color.surface.raised}`,
    borderRadius: '50%',
    outline: `${pen.medium} solid ${color.text.default}`,
    pointerEvents: 'none',
  }),
);

export const cuts = style(inSections({ display: 'flex', flexWrap: 'wrap', gap: space.x4 }));

export const cut = style(inSections({ display: 'grid', alignContent: 'start', gap: space.x1 }));

export const cutFrame = style(
  inSections({
    blockSize: `calc(${space.x16} + ${space.x6})`,
    border: hairline,
    selectors: {
      '&[data-shape="desktop"]': { aspectRatio: '16 / 10' },
      '&[data-shape="phone"]': { aspectRatio: '4 / 5' },
    },
  }),
);

export const sliders = style(
  inSections({ flex: `1 1 calc(${space.x24} * 2)`, display: 'grid', alignContent: 'start', gap: space.x2 }),
);

export const earlier = style(inSections({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }));

export const version = style(
  inSections({
    display: 'grid',
    gridTemplateColumns: `${space.x24} minmax(0, 1fr)`,
    alignItems: 'center',
    gap: space.x3,
    paddingBlock: space.x3,
    borderBlockStart: hairline,
    '@media': { [from('medium')]: { gridTemplateColumns: `${space.x24} minmax(0, 1fr) auto` } },
  }),
);

export const thumb = style(inSections({ aspectRatio: '16 / 10', overflow: 'clip' }));
