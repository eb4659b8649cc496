import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, space, type } = vars;

export const entry = style(
  inComponents({
    display: 'grid',
    alignContent: 'start',
    gap: space.x6,
    paddingBlockStart: space.x6,
    borderBlockStart: `1px solid ${color.line.strong}`,
  }),
);

/** A drawing whose text is sized for the full window width. */
export const wide = style([entry, inComponents({ gridColumn: '1 / -1' })]);

/** The ground line of a drawing continues past its sheet, to the edges of its frame. */
export const picture = style(inComponents({ overflow: 'hidden' }));

export const words = style(inComponents({ display: 'grid', gap: space.x4 }));

export const facts = style(inComponents({ display: 'grid', gap: space.x2 }));

export const fact = style(
  inComponents({
    display: 'grid',
    columnGap: space.x4,
    '@media': { [from('small')]: { gridTemplateColumns: `${space.x24} minmax(0, 1fr)` } },
  }),
);

export const name = style(inComponents({ fontSize: type.size.small, fontWeight: font.weight.medium }));

export const pair = style(
  inComponents({
    display: 'grid',
    gap: `${space.x16} ${space.x6}`,
    '@media': { [from('large')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);
