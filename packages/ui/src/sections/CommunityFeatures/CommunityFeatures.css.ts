import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { oneColumn } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, layout, space, type } = vars;

export const head = style(inSections({ paddingBlockEnd: space.x12 }));

/** Two with pictures side by side, on a tablet of equal width, so that both captions take one line; the third is a row below both. */
export const features = style(
  inSections({
    ...oneColumn,
    gap: `calc(${layout.section} / 2) ${space.x6}`,
    '@media': {
      [from('medium')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.x12 },
      [from('large')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
    },
  }),
);

export const row = style(inSections({ gridColumn: '1 / -1' }));

/** The same height for both, whatever their widths. */
export const picture = style(
  inSections({
    display: 'grid',
    alignItems: 'center',
    justifyItems: 'center',
    overflow: 'hidden',
    aspectRatio: '8 / 5',
    '@media': { [from('medium')]: { aspectRatio: 'auto', blockSize: `min(31vw, ${space.x32} * 3.5)` } },
  }),
);

/** Wide enough to fill that height. */
export const fill = style(
  inSections({
    inlineSize: '100%',
    '@media': { [from('medium')]: { inlineSize: `max(100%, min(31vw, ${space.x32} * 3.5) * 1.6)` } },
  }),
);

export const caption = style(
  inSections({
    paddingBlockStart: space.x3,
    fontSize: type.size.small,
    color: color.text.muted,
  }),
);

export const items = style(
  inSections({
    borderBlockStart: `1px solid ${color.line.subtle}`,
    selectors: {
      '&[data-columns]': {
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${space.x32} * 2), 1fr))`,
        columnGap: space.x12,
      },
    },
  }),
);

export const item = style(
  inSections({
    paddingBlock: space.x3,
    borderBlockEnd: `1px solid ${color.line.subtle}`,
    lineHeight: type.leading.snug,
  }),
);
