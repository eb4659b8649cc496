import { style } from '@vanilla-extract/css';
import { below, from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { oneColumn, pageActions } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { layout, space } = vars;

export const words = style(
  inSections({
    ...oneColumn,
    gap: space.x6,
    paddingBlock: `${layout.section} ${space.x8}`,
    '@media': {
      [from('medium')]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gridTemplateRows: 'auto 1fr',
        paddingBlockEnd: space.x12,
      },
    },
  }),
);

export const next = style(
  inSections({
    display: 'grid',
    gap: space.x6,
    justifyItems: 'start',
    '@media': { [from('medium')]: { gridArea: '1 / 2 / 3 / 3' } },
  }),
);

/** Below the words, next to the drawing that it names. */
export const mark = style(inSections({ alignSelf: 'end' }));

export const actions = style(inSections(pageActions));

/** As wide as the window: the ground extends to both edges. */
export const sheet = style(inSections({ overflowX: 'clip' }));

export const drawing = style(
  inSections({
    maxInlineSize: layout.container,
    marginInline: 'auto',
    '@media': {
      // A phone shows a part of the row, at a scale at which people are visible.
      [below('medium')]: { marginInline: '-70% -30%' },
      [from('medium')]: { marginBlockStart: `calc(${space.x4} * -1)` },
      // Heights are written to the right of a building: between two there is no room for them.
      [`${from('medium')} and ${below('large')}`]: { marginInline: '-5% 5%' },
    },
  }),
);
