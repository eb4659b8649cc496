import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, control, font, layout, pen, space, type } = vars;

export const book = style(inComponents({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x4 }));

/** On paper nothing can be pressed. */
export const controls = style(
  inComponents({
    display: 'flex',
    alignItems: 'start',
    gap: space.x2,
    '@media': { print: { display: 'none' } },
  }),
);

export const numbers = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.x1} calc(${space.x1} / 2)`,
    marginInlineStart: space.x2,
  }),
);

export const number = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    minInlineSize: control.heightSmall,
    minBlockSize: control.heightSmall,
    fontSize: type.size.small,
    fontVariantNumeric: 'tabular-nums lining-nums',
    border: '1px solid transparent',
    borderRadius: control.radius,
    textDecoration: 'none',
    selectors: {
      '&:hover': { backgroundColor: color.surface.tint },
      '&[aria-current]': { borderColor: color.line.strong, fontWeight: font.weight.strong },
    },
    // Forced colors draw every edge, including those of the other numbers.
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-current]': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  }),
);

export const pages = style(
  inComponents({
    display: 'flex',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    borderBlock: `${pen.thin} solid ${color.line.strong}`,
    backgroundColor: color.surface.tint,
    '@media': {
      '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
      // All pages, two to a row.
      print: { flexWrap: 'wrap', overflow: 'visible', border: 0 },
    },
  }),
);

/** A single page in the last view keeps its side. */
export const page = style(
  inComponents({
    flex: '0 0 100%',
    minInlineSize: 0,
    padding: space.x2,
    scrollSnapAlign: 'start',
    // A visitor who comes by an address sees the numbers above the page.
    scrollMarginBlockStart: `calc(${control.height} + ${layout.gutter})`,
    '@media': {
      [from('large')]: {
        flexBasis: '50%',
        paddingBlock: space.x4,
        selectors: {
          '&:nth-child(odd)': { paddingInlineStart: space.x4, paddingInlineEnd: '1px' },
          '&:nth-child(even)': { paddingInlineStart: 0, paddingInlineEnd: space.x4, scrollSnapAlign: 'none' },
          '&:nth-child(odd):last-child': { marginInlineEnd: '50%' },
        },
      },
      print: { flexBasis: '50%', breakInside: 'avoid' },
    },
  }),
);
