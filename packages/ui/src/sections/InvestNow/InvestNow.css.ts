import { below, from } from '../../styles/breakpoints.ts';
import { sectionStyle } from '../../styles/in-layer.ts';
import { oneColumn, wrappingRow } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { layout, space } = vars;

export const words = sectionStyle({
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
});

export const next = sectionStyle({
  display: 'grid',
  gap: space.x6,
  justifyItems: 'start',
  '@media': { [from('medium')]: { gridArea: '1 / 2 / 3 / 3' } },
});

/** Below the words, next to the drawing that it names. */
export const mark = sectionStyle({ alignSelf: 'end' });

export const actions = sectionStyle({
  ...wrappingRow,
  gap: `${space.x2} ${space.x6}`,
  '@media': { [below('medium')]: { display: 'grid', justifySelf: 'stretch' } },
});

/** As wide as the window: the ground extends to both edges. */
export const sheet = sectionStyle({ overflowX: 'clip' });

export const drawing = sectionStyle({
  maxInlineSize: layout.container,
  marginInline: 'auto',
  '@media': {
    // A phone shows a part of the row, at a scale at which people are visible.
    [below('medium')]: { marginInline: '-70% -30%' },
    [from('medium')]: { marginBlockStart: `calc(${space.x4} * -1)` },
    // Heights are written to the right of a building: between two there is no room for them.
    [`${from('medium')} and ${below('large')}`]: { marginInline: '-5% 5%' },
  },
});
