import { style } from '@vanilla-extract/css';
import { below, from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { columnsFrom, oneColumn, pageActions } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const tablet = `${from('medium')} and ${below('large')}`;
const { color, font, layout, space } = vars;

/** In front of the drawing, whose cupola rises between the two columns. */
export const words = style(
  inSections({
    position: 'relative',
    zIndex: 1,
    paddingBlockStart: space.x4,
    '@media': { [below('medium')]: { paddingBlockEnd: space.x4 } },
  }),
);

/** Stacked on a tablet, where seven columns to five would leave room for neither the headline nor the button. */
export const columns = style(inSections({ ...columnsFrom('large', 'minmax(0, 7fr) minmax(0, 5fr)'), gap: space.x6 }));

/** On a tablet the button and the risk are to the right of the lede. */
export const beside = style(
  inSections({
    ...oneColumn,
    gap: space.x6,
    justifyItems: 'start',
    alignContent: 'start',
    '@media': { [tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gridTemplateRows: 'auto 1fr' } },
  }),
);

export const lede = style(inSections({ '@media': { [tablet]: { gridRow: '1 / 3' } } }));

export const paid = style(inSections({ color: color.text.default, fontWeight: font.weight.medium }));

export const actions = style(inSections(pageActions));

/** As wide as the window: the ground extends to both edges, the rest of the sheet is cut off there. */
export const sheet = style(inSections({ overflowX: 'clip' }));

export const drawing = style(
  inSections({
    maxInlineSize: layout.container,
    marginInline: 'auto',
    '@media': {
      // On a phone the building fills the width, without the trees beside it.
      [below('medium')]: { marginInline: '-22%', marginBlockEnd: '-4%' },
      [from('large')]: { marginBlockStart: '-1.6vw' },
    },
  }),
);
