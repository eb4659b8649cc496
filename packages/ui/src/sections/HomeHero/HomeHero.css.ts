import { style } from '@vanilla-extract/css';
import { below, from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { layout, space } = vars;

/** Over the drawing, whose cupola rises between the two columns. */
export const words = style(
  inSections({
    position: 'relative',
    zIndex: 1,
    paddingBlockStart: space.x4,
    '@media': { [below('medium')]: { paddingBlockEnd: space.x4 } },
  }),
);

/** Half and half on a tablet, where seven columns to five would leave the button no room. */
export const columns = style(
  inSections({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.x6,
    '@media': {
      [from('medium')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [from('large')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
    },
  }),
);

export const beside = style(
  inSections({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x6, justifyItems: 'start' }),
);

export const actions = style(
  inSections({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.x2} ${space.x6}`,
    '@media': { [below('medium')]: { display: 'grid', justifySelf: 'stretch' } },
  }),
);

/** As wide as the window: the ground runs on to both edges, the rest of the sheet is cut off there. */
export const sheet = style(inSections({ overflowX: 'clip' }));

export const drawing = style(
  inSections({
    maxInlineSize: layout.container,
    marginInline: 'auto',
    '@media': {
      // On a phone the building fills the width and the trees beside it fall away.
      [below('medium')]: { marginInline: '-22%', marginBlockEnd: '-4%' },
      [from('large')]: { marginBlockStart: '-1.6vw' },
    },
  }),
);
