import { style } from '@vanilla-extract/css';
import { below, from, shortWindow } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, control, space } = vars;
const barSize = `calc(${control.height} + ${space.x3})`;
const footSize = space.x16;

export const root = style(
  inSections({
    '@media': {
      // Lets the end of the list scroll out from behind the bar, even if that takes two lines.
      [below('large')]: { selectors: { '&[data-selecting]': { paddingBlockEnd: `calc(${footSize} * 2)` } } },
    },
  }),
);

export const tools = style(
  inSections({
    paddingBlockEnd: space.x4,
    '@media': {
      [from('large')]: { selectors: { [`${root}[data-selecting] > &`]: { visibility: 'hidden' } } },
    },
  }),
);

/** Stays visible while the rows scroll: above them on a desktop, where the tools were; at the foot of the window on a phone. */
export const bar = style(
  inSections({
    zIndex: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.x1} ${space.x3}`,
    paddingBlock: space.x2,
    border: `1px solid ${color.line.strong}`,
    backgroundColor: color.surface.page,
    color: color.text.default,
    '@media': {
      [from('large')]: {
        position: 'sticky',
        insetBlockStart: 0,
        minBlockSize: barSize,
        marginBlockStart: `calc((${barSize} + ${space.x3}) * -1)`,
        marginBlockEnd: space.x3,
        // So little that its minimum size applies, which the position of the rows depends on.
        paddingBlock: space.x1,
        paddingInline: space.x4,
      },
      [below('large')]: {
        position: 'fixed',
        insetInline: 0,
        insetBlockEnd: 0,
        minBlockSize: footSize,
        paddingInline: `calc(${space.x4} + ${space.x1})`,
      },
      [`${from('large')} and ${shortWindow}`]: { position: 'relative' },
    },
  }),
);

export const count = style(
  inSections({
    fontWeight: vars.font.weight.medium,
    fontVariantNumeric: 'tabular-nums lining-nums',
    // On a separate line, so that the buttons are on one line and not on two.
    '@media': { [below('small')]: { flexBasis: '100%' } },
  }),
);

/** A phone has no room for it, and no program to open it; filtered leads can be exported there too. */
export const exported = style(inSections({ '@media': { [below('medium')]: { display: 'none' } } }));

export const end = style(inSections({ marginInlineStart: 'auto' }));
