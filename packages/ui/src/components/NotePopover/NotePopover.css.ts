import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';
import { sheet } from './popover-sheet.css.ts';

const { color, space } = vars;

/** In a wide window it is at the mark, positioned by `openNotesInPlace`. */
export const popover = style([
  sheet,
  inComponents({
    '@media': {
      [from('medium')]: {
        position: 'absolute',
        inset: 'var(--note-block-start) auto auto var(--note-inline-start)',
        inlineSize: `calc(${space.x32} * 3)`,
      },
    },
  }),
]);

export const note = style(
  inComponents({
    gridArea: '1 / 1',
    display: 'grid',
    gridTemplateColumns: `${space.x6} minmax(0, 1fr)`,
    columnGap: space.x2,
    paddingBlockStart: space.x1,
  }),
);

export const lead = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: space.x6,
    marginInlineStart: `calc(${space.x6} + ${space.x2})`,
    marginBlockStart: space.x2,
    color: color.text.muted,
  }),
);
