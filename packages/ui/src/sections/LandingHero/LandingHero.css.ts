import { style } from '@vanilla-extract/css';
import { below, from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, layout, space } = vars;

export const hero = style(
  inSections({
    paddingBlock: `calc(${layout.section} / 2.3) calc(${layout.section} / 2)`,
  }),
);

export const heading = style(
  inSections({ maxInlineSize: '60ch', '@media': { [from('large')]: { inlineSize: '75%' } } }),
);

/** Text beside the media; the media follows the text below 768 px (spec §2). */
export const split = style(
  inSections({
    display: 'grid',
    gap: space.x8,
    marginBlockStart: `calc(${layout.section} / 3)`,
    '@media': {
      [from('medium')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: space.x8 },
      [from('large')]: { columnGap: space.x12 },
    },
  }),
);

/** The links sit at the foot of the media, whatever the lede's length. */
export const words = style(
  inSections({ display: 'grid', gap: space.x6, gridTemplateRows: 'auto auto 1fr', alignContent: 'start' }),
);

export const links = style(
  inSections({
    alignSelf: 'end',
    display: 'grid',
    gap: space.x3,
    paddingBlockStart: space.x4,
    borderBlockStart: `1px solid ${color.line.subtle}`,
  }),
);

export const media = style(
  inSections({ '@media': { [below('medium')]: { marginInline: `calc(${layout.gutter} * -1)` } } }),
);

export const figures = style(
  inSections({
    display: 'grid',
    marginBlockStart: `calc(${layout.section} / 2)`,
    borderBlockStart: `1px solid ${color.line.strong}`,
    '@media': {
      [from('medium')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [from('large')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  }),
);

export const figure = style(
  inSections({
    display: 'grid',
    gap: space.x2,
    alignContent: 'start',
    paddingBlock: `${space.x6} ${space.x4}`,
    fontSize: `calc((${vars.type.size.small} + ${vars.type.size.body}) / 2)`,
    lineHeight: vars.type.leading.body,
    selectors: { '&:nth-child(n + 2)': { borderBlockStart: `1px solid ${color.line.subtle}` } },
    '@media': {
      [from('medium')]: {
        paddingInlineEnd: space.x6,
        selectors: {
          '&:nth-child(even)': {
            paddingInlineStart: space.x6,
            borderBlockStart: 0,
            borderInlineStart: `1px solid ${color.line.subtle}`,
          },
        },
      },
      [from('large')]: {
        selectors: {
          '&:nth-child(n + 2)': {
            paddingInlineStart: space.x6,
            borderBlockStart: 0,
            borderInlineStart: `1px solid ${color.line.subtle}`,
          },
        },
      },
    },
  }),
);

export const under = style(
  inSections({
    display: 'grid',
    gap: `${space.x4} ${space.x12}`,
    paddingBlockStart: space.x4,
    borderBlockStart: `1px solid ${color.line.subtle}`,
    '@media': { [from('large')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' } },
  }),
);
