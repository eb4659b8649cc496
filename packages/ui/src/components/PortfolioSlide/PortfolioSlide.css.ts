import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, space, type } = vars;

export const slide = style(inComponents({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x3 }));

/**
 * The frame of the picture, whatever its aspect ratio; at full page width it shows the middle, so that a slide fits
 * into the window.
 */
export const media = style(
  inComponents({
    display: 'grid',
    gridTemplate: '100% / minmax(0, 1fr)',
    alignItems: 'center',
    aspectRatio: '4 / 3',
    inlineSize: '100%',
    maxBlockSize: `calc(${space.x32} * 4)`,
    overflow: 'hidden',
    backgroundColor: color.surface.tint,
  }),
);

export const caption = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space.x4,
    fontSize: type.size.small,
    lineHeight: type.leading.body,
    color: color.text.muted,
    // A word wider than the slide must break, or it would push the slide over the next one.
    overflowWrap: 'anywhere',
  }),
);

export const subject = style(inComponents({ flex: '1 0 100%' }));

export const title = style([subject, inComponents({ fontWeight: font.weight.strong, color: color.text.default })]);
