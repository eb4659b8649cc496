import { style } from '@vanilla-extract/css';
import { below } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { columnsFrom, oneColumn } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, layout, space, type } = vars;

export const head = style(inSections({ paddingBlock: `calc(${layout.section} / 2)` }));

export const grid = style(
  inSections({
    ...columnsFrom('medium', 'repeat(2, minmax(0, 1fr))'),
    columnGap: `clamp(${space.x6}, 3.3vw, ${space.x12})`,
    rowGap: `clamp(${space.x12}, 6vw, calc(${space.x2} * 11))`,
  }),
);

export const card = style(
  inSections({
    ...oneColumn,
    alignContent: 'start',
    justifyItems: 'start',
    gap: space.x3,
    paddingBlockStart: space.x4,
    borderBlockStart: `1px solid ${color.line.strong}`,
  }),
);

/** Picture and title are one target, covered by the title's link. */
export const opening = style(inSections({ position: 'relative', display: 'grid', gap: space.x3, inlineSize: '100%' }));

export const facts = style(
  inSections({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.x4,
    fontSize: type.size.small,
    color: color.text.muted,
  }),
);

const clamped = (lines: number) =>
  style(
    inSections({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' }),
  );

export const title = clamped(2);
export const excerpt = clamped(3);

export const titleLink = style(
  inSections({
    color: 'inherit',
    textDecorationLine: 'underline',
    textDecorationColor: 'transparent',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.16em',
    selectors: {
      '&:hover': { textDecorationColor: 'currentColor' },
      '&::after': { content: '', position: 'absolute', inset: 0 },
      // The title's own outline would be clipped after the third line.
      '&:focus-visible': { outlineColor: 'transparent' },
      '&:focus-visible::after': { outline: 'inherit', outlineColor: color.focus, outlineOffset: 'inherit' },
    },
  }),
);

export const foot = style(
  inSections({
    marginBlockStart: `calc(${layout.section} * 0.75)`,
    paddingBlock: `${space.x6} calc(${layout.section} * 0.75)`,
    borderBlockStart: `1px solid ${color.line.subtle}`,
    '@media': { [below('medium')]: { marginBlockStart: space.x12 } },
  }),
);
