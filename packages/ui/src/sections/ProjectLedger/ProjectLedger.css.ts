import { globalStyle, style } from '@vanilla-extract/css';
import { filterBar } from '../../components/Filter/filter-bar.ts';
import { below, from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { layers } from '../../styles/layers.css.ts';
import { outOfSight } from '../../styles/out-of-sight.ts';
import { oneColumn } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';
import { forCards, forTwoCards } from './ledger-places.ts';

const { color, font, layout, pen, space, type } = vars;

export const head = style(inSections({ paddingBlock: `calc(${layout.section} / 2)` }));

export const bar = style(inSections({ ...filterBar, paddingBlockEnd: space.x6 }));

/** A framed sheet; on a phone as wide as the window. Its content adapts to its width. */
export const sheet = style(
  inSections({
    containerType: 'inline-size',
    border: `${pen.medium} solid ${color.line.strong}`,
    backgroundColor: color.surface.raised,
    '@media': {
      [below('medium')]: { marginInline: `calc(${layout.gutter} * -1)`, borderInline: 0 },
      [from('medium')]: { outline: `1px solid ${color.line.subtle}`, outlineOffset: space.x2 },
    },
  }),
);

export const table = style(inSections({ inlineSize: '100%', '@container': { [forCards]: { display: 'block' } } }));

/** Below the width of a table each cell has its own header; the header row is for screen readers. */
export const heads = style(inSections({ '@container': { [forCards]: outOfSight } }));

export const columnHead = style(
  inSections({
    padding: `${space.x4} ${space.x4} ${space.x3} 0`,
    borderBlockEnd: `1px solid ${color.line.strong}`,
    fontSize: type.size.small,
    fontWeight: font.weight.strong,
    lineHeight: type.leading.snug,
    textAlign: 'start',
    verticalAlign: 'bottom',
    selectors: { '&:first-child': { paddingInlineStart: space.x4 } },
  }),
);

export const rows = style(
  inSections({
    '@container': {
      [forCards]: oneColumn,
      [forTwoCards]: {
        '@media': {
          [from('medium')]: {
            position: 'relative',
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
            // The line between the columns belongs to no card, so that it stays when a filter hides rows.
            selectors: {
              '&::before': {
                content: '',
                position: 'absolute',
                insetBlock: 0,
                insetInlineStart: '50%',
                borderInlineStart: `1px solid ${color.line.subtle}`,
              },
            },
          },
        },
      },
    },
  }),
);

export const foot = style(
  inSections({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${space.x3} ${space.x12}`,
    paddingBlock: `${space.x6} ${layout.section}`,
  }),
);

for (const state of ['planned', 'built', 'lost']) {
  globalStyle(`${bar}:has([value=${state}]:checked) + ${sheet} tr[data-state]:not([data-state=${state}])`, {
    '@media': { screen: { '@layer': { [layers.sections]: { display: 'none' } } } },
  });
}
