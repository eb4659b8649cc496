import { drawing, fills, pens } from '@sponsor/ui/pens';
import { below, vars } from '@sponsor/ui/tokens';
import { inComponents } from '@sponsor/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

/** In map units, so that the shade of a county is the same at every size of the map. */
const weights = ['0.35px', '0.8px', '1.5px', '2.4px', '3.6px'];

export const ruling = weights.map((weight) =>
  style(
    inComponents({
      stroke: vars.color.accent.fill,
      strokeWidth: weight,
      selectors: { [`${drawing} &`]: { vectorEffect: 'none' } },
    }),
  ),
);

export const counties = style([pens.fine, inComponents({ strokeOpacity: 0.3 })]);
export const paper = fills.paper;
export const outline = pens.medium;

export const legend = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.x6,
    rowGap: vars.space.x2,
    marginBlockStart: vars.space.x4,
    fontSize: vars.type.size.small,
    fontVariantNumeric: 'lining-nums tabular-nums',
    color: vars.color.text.muted,
    '@media': {
      [below('medium')]: {
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fill, minmax(${vars.space.x24}, max-content))`,
        columnGap: vars.space.x4,
      },
    },
  }),
);

/** Takes a row to itself, so that the classes below it stay together. */
export const counted = style(
  inComponents({ inlineSize: '100%', '@media': { [below('medium')]: { gridColumn: '1 / -1' } } }),
);

export const entry = style(inComponents({ display: 'flex', alignItems: 'center', gap: vars.space.x2 }));

export const swatch = style(
  inComponents({ inlineSize: vars.space.x8, blockSize: vars.space.x4, border: `1px solid ${vars.color.line.strong}` }),
);
