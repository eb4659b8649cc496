import { style } from '@vanilla-extract/css';
import { from, places } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { outOfSight } from '../../styles/out-of-sight.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, layout, pen, space, type } = vars;

export const head = style(
  inSections({
    display: 'grid',
    gap: space.x4,
    '@media': { [from('large')]: { position: 'sticky', insetBlockStart: `calc(${layout.header} + ${space.x6})` } },
  }),
);

/** Enlarged text breaks up the rows of the table like a narrow window. */
export const place = style(inSections({ containerType: 'inline-size' }));

export const table = style(inSections({ inlineSize: '100%', borderBlockStart: `1px solid ${color.line.strong}` }));

/** Below the width of a table each cell has its own header; the header row is for screen readers. */
export const heads = style(inSections({ '@container': { [places.tooNarrowForTable]: outOfSight } }));

export const columnHead = style(
  inSections({
    padding: `${space.x3} ${space.x4} ${space.x3} 0`,
    borderBlockEnd: `1px solid ${color.line.subtle}`,
    fontSize: type.size.small,
    fontWeight: font.weight.regular,
    color: color.text.muted,
    textAlign: 'start',
  }),
);

export const row = style(
  inSections({
    '@container': {
      [places.tooNarrowForTable]: {
        display: 'grid',
        gap: space.x1,
        paddingBlock: space.x4,
        borderBlockEnd: `1px solid ${color.line.subtle}`,
      },
    },
  }),
);

const cellPadding = {
  padding: `${space.x4} ${space.x4} ${space.x4} 0`,
  borderBlockEnd: `1px solid ${color.line.subtle}`,
};

export const kind = style(
  inSections({
    fontWeight: font.weight.medium,
    textAlign: 'start',
    verticalAlign: 'baseline',
    '@container': { [places.forTable]: cellPadding },
  }),
);

export const cell = style(
  inSections({
    verticalAlign: 'baseline',
    fontSize: type.size.small,
    '@container': {
      [places.tooNarrowForTable]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        columnGap: space.x4,
      },
      [places.forTable]: cellPadding,
    },
  }),
);

export const cellHead = style(
  inSections({
    color: color.text.muted,
    '@container': { [places.forTable]: { display: 'none' } },
  }),
);

export const value = style(
  inSections({
    selectors: {
      '&[data-open=true]': {
        justifySelf: 'start',
        alignSelf: 'start',
        color: color.text.muted,
        borderBlockEnd: `${pen.thin} dashed ${color.text.annotation}`,
      },
    },
    '@container': { [places.forTable]: { selectors: { '&[data-open=true]': { whiteSpace: 'nowrap' } } } },
  }),
);
