import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { bleedingOff, columnsFrom, oneColumn } from '../../styles/shared-rules.ts';
import { vars } from '../../tokens/contract.css.ts';

const { layout, space } = vars;

/** The ground line extends to both edges of the window, and the row of bays past the left one. */
export const sheet = style(inSections({ overflowX: 'clip' }));

export const heading = style(inSections({ '@media': { [from('large')]: { inlineSize: '58%' } } }));

export const beside = style(
  inSections({
    ...oneColumn,
    alignItems: 'center',
    gap: `${space.x8} ${space.x12}`,
    marginBlockStart: space.x8,
    '@media': {
      [from('large')]: {
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
        // A drawing has its own space above it.
        selectors: { '&:not([data-pictured])': { marginBlockStart: 0 } },
      },
    },
  }),
);

/** From the window's edge, and so far past it that the corner of the site is cut off. */
export const bleeding = style(inSections(bleedingOff('marginInlineStart', '3vw')));

export const above = style(
  inSections({
    ...columnsFrom('large', 'minmax(0, 5fr) minmax(0, 7fr)'),
    gap: `${space.x4} ${space.x12}`,
    alignItems: 'baseline',
    marginBlock: `calc(${layout.section} * 0.75) ${space.x6}`,
  }),
);

export const elevation = style(inSections({ marginBlockEnd: space.x6 }));
