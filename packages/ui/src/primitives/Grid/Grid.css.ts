import { style, styleVariants } from '@vanilla-extract/css';
import { type Breakpoint, from } from '../../styles/breakpoints.ts';
import { inPrimitives } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const grid = style(
  inPrimitives({
    display: 'grid',
    // One column on a phone: with enlarged text, the gaps of twelve columns would be wider than the window.
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: vars.space.x6,
    rowGap: vars.space.x8,
    '@media': { [from('medium')]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
  }),
);

const item = style(inPrimitives({ gridColumn: '1 / -1', minInlineSize: 0 }));

/** Column ranges: `1-7` is the first to the seventh. */
const columns = {
  '1-12': '1 / -1',
  '1-4': '1 / 5',
  '1-5': '1 / 6',
  '1-6': '1 / 7',
  '1-7': '1 / 8',
  '1-8': '1 / 9',
  '4-12': '4 / -1',
  '5-8': '5 / 9',
  '5-12': '5 / -1',
  '6-12': '6 / -1',
  '7-12': '7 / -1',
  '8-12': '8 / -1',
  '9-12': '9 / -1',
};

const itemsFrom = (breakpoint: Breakpoint) =>
  styleVariants(columns, (gridColumn) => [item, inPrimitives({ '@media': { [from(breakpoint)]: { gridColumn } } })]);

export const items = { medium: itemsFrom('medium'), large: itemsFrom('large') };
