import { globalStyle, style } from '@vanilla-extract/css';
import { annotation } from '../../drawings/kit/kit.css.ts';
import { below, from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { layers } from '../../styles/layers.css.ts';
import { oneColumn } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, layout, space } = vars;

const figure = style(inSections({ ...oneColumn, rowGap: space.x4 }));

const acrossThePage = style([figure, inSections({ paddingBlock: `${space.x8} calc(${layout.section} / 2)` })]);

const withinTheText = style([
  figure,
  inSections({
    paddingBlock: space.x8,
    '@media': {
      [from('medium')]: { gridColumn: '4 / -1' },
      [from('large')]: { gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', alignItems: 'end' },
    },
  }),
]);

export const figures = { acrossThePage, withinTheText };

/** A drawing may overflow only across the page, where no caption is behind it; eaves may project a little. */
export const frame = style(
  inSections({
    selectors: {
      [`${withinTheText} > &`]: {
        overflow: 'clip',
        overflowClipMargin: space.x2,
        '@media': { [from('large')]: { gridArea: '1 / 4 / 2 / -1' } },
      },
      // The grid bubbles of a plan are outside its sheet.
      '&[data-format=portrait]': { overflow: 'visible', maxInlineSize: `calc(${space.x32} * 3.4)` },
      // A phone shows the middle of it, from edge to edge.
      '&[data-format=long]': { '@media': { [below('medium')]: { overflow: 'visible' } } },
      '&[data-format=sheet]': {
        vars: { [color.surface.page]: color.surface.raised },
        backgroundColor: color.surface.page,
      },
    },
  }),
);

const inFormat = (format: string) => `${frame}[data-format=${format}] > &`;

/** A phone shows the middle of a long row at twice the size. */
export const media = style(
  inSections({
    selectors: {
      [inFormat('long')]: { '@media': { [below('medium')]: { inlineSize: '200%', marginInlineStart: '-50%' } } },
      [inFormat('sheet')]: { '@media': { [from('medium')]: { inlineSize: '68%', marginInline: 'auto' } } },
    },
  }),
);

// At the width of the text, the dimensions of a row of two hundred feet are too small to read; the caption has them.
globalStyle(`${withinTheText} > ${frame}[data-format=long] ${annotation}`, {
  '@layer': { [layers.sections]: { display: 'none' } },
});

export const caption = style(
  inSections({
    selectors: { [`${withinTheText} > &`]: { '@media': { [from('large')]: { gridArea: '1 / 1 / 2 / 4' } } } },
  }),
);
