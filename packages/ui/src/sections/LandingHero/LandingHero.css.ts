import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, places } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { layers } from '../../styles/layers.css.ts';
import { oneColumn } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, layout, space } = vars;

export const hero = style(
  inSections({
    containerType: 'inline-size',
    paddingBlock: `calc(${layout.section} / 2.3) calc(${layout.section} / 2)`,
  }),
);

/** At these widths the lede would be a narrow column beside a small film, so it is above both, and only the form is beside the film. */
const between = `${from('medium')} and ${below('large')}`;

/** Text beside the media; below 768 px the media follows the text. */
export const split = style(
  inSections({
    ...oneColumn,
    gap: space.x8,
    alignItems: 'start',
    marginBlockStart: `calc(${layout.section} / 3)`,
    '@media': {
      [from('medium')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
      [from('large')]: { columnGap: space.x12 },
    },
  }),
);

export const words = style(
  inSections({ ...oneColumn, gap: space.x6, '@media': { [between]: { display: 'contents' } } }),
);

export const lede = style(inSections({ gridColumn: '1 / -1' }));

export const media = style(inSections({ '@media': { [between]: { gridArea: '2 / 2' } } }));

export const links = style(
  inSections({
    display: 'grid',
    gap: space.x3,
    paddingBlockStart: space.x4,
    borderBlockStart: `1px solid ${color.line.subtle}`,
    gridColumn: '1 / -1',
  }),
);

/** Two links in a row if they fit; stacked they need no gap, because their targets are tall enough. */
export const linkRow = style(inSections({ display: 'flex', flexWrap: 'wrap', columnGap: space.x6 }));

export const figures = style(
  inSections({
    display: 'grid',
    marginBlockStart: `calc(${layout.section} / 2)`,
    borderBlockStart: `1px solid ${color.line.strong}`,
    '@container': {
      [places.forTwoFigures]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [places.forFourFigures]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  }),
);

export const figure = style(
  inSections({
    display: 'grid',
    gap: space.x2,
    alignContent: 'start',
    paddingBlock: `${space.x6} ${space.x4}`,
    fontSize: `calc(${vars.type.size.body} * 0.9375)`,
    lineHeight: vars.type.leading.body,
    selectors: { '&:nth-child(n + 2)': { borderBlockStart: `1px solid ${color.line.subtle}` } },
    '@container': {
      [places.forTwoFigures]: {
        paddingInlineEnd: space.x6,
        selectors: {
          '&:nth-child(even)': { paddingInlineStart: space.x6, borderInlineStart: `1px solid ${color.line.subtle}` },
          '&:nth-child(2)': { borderBlockStart: 0 },
        },
      },
      [places.forFourFigures]: {
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

/** A rule below the figures, whatever follows. */
export const under = style(
  inSections({
    display: 'grid',
    gap: `${space.x4} ${space.x12}`,
    borderBlockStart: `1px solid ${color.line.subtle}`,
    '@container': {
      [places.forFourFigures]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', alignItems: 'start' },
    },
  }),
);

export const documents = style(inSections({ paddingBlockStart: space.x3 }));

globalStyle(`${under} > section`, { '@layer': { [layers.sections]: { borderBlockStart: 0 } } });
