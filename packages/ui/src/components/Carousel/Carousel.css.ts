import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, from } from '../../styles/breakpoints.ts';
import { inComponents } from '../../styles/in-layer.ts';
import { layers } from '../../styles/layers.css.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, motion, space, type } = vars;
const scriptless = '(scripting: none)';
const gap = createVar();

export const carousel = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.x6,
    vars: { [gap]: space.x4 },
    '@media': { [from('medium')]: { vars: { [gap]: space.x6 } } },
  }),
);

export const head = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space.x6} ${space.x12}`,
    alignItems: 'end',
    paddingBlockEnd: space.x2,
    '@media': { [from('medium')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  }),
);

const hidden = { display: 'none' };

/**
 * Useless until a script moves the row, and if all slides fit. In a wide window, slides with their own width are
 * assumed to fit until they are measured, so that nothing appears and disappears.
 */
const control = {
  selectors: { [`${carousel}[data-fits=true] &`]: hidden },
  '@media': {
    [`${scriptless}, print`]: hidden,
    [from('large')]: { selectors: { [`${carousel}[data-view=auto]:not([data-fits]) &`]: hidden } },
  },
};

export const buttons = style(inComponents({ display: 'flex', gap: space.x2, ...control }));

/** The browser scrolls the row, including visually hidden text, until the script has taken over. */
export const viewport = style(
  inComponents({
    position: 'relative',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    selectors: {
      '&[data-ready=true]': { overflowX: 'hidden', scrollSnapType: 'none', touchAction: 'pan-y pinch-zoom' },
    },
    '@media': { [scriptless]: { scrollbarWidth: 'thin' }, print: { overflow: 'visible !important' } },
  }),
);

export const row = style(
  inComponents({
    display: 'flex',
    marginInlineStart: `calc(${gap} * -1)`,
    selectors: { [`${carousel}[data-view=auto] &`]: { alignItems: 'center', justifyContent: 'space-between' } },
    // All slides, three to a row; the script's position is in their own styles.
    '@media': { print: { flexWrap: 'wrap', rowGap: space.x6, transform: 'none !important' } },
  }),
);

/** Each has the gap before it, so that none remains after the last one. */
const slide = style(
  inComponents({
    flex: '0 0 auto',
    inlineSize: '100%',
    minInlineSize: 0,
    paddingInlineStart: gap,
    scrollMarginInlineStart: `calc(${gap} * -1)`,
    scrollSnapAlign: 'start',
    '@media': { print: { inlineSize: '33%', transform: 'none !important' } },
  }),
);

const wide = (inlineSize: string) => [slide, inComponents({ '@media': { [from('medium')]: { inlineSize } } })];

/** By the number of visible slides; in the last variant the next one shows its edge. */
export const slides = styleVariants({
  1: [slide],
  3: wide('calc(100% / 3)'),
  peek: wide(`calc(100% - ${space.x16} - ${gap})`),
  auto: [slide, inComponents({ inlineSize: 'auto' })],
});

// The edge of a picture shows that there is more; the edge of its text would only look broken.
globalStyle(`${carousel}[data-view=peek] ${row} > [data-current=false] figcaption`, {
  '@media': { 'screen and (scripting: enabled)': { '@layer': { [layers.components]: { opacity: 0 } } } },
});
globalStyle(`${carousel}[data-view=peek] figcaption`, {
  '@layer': { [layers.components]: { transition: `opacity ${motion.medium} ${motion.ease}` } },
});

export const note = style(inComponents({ '@media': { [from('medium')]: { marginInlineStart: 'auto' } } }));

/** If nothing moves, only the note remains. */
const emptyFoot = `&:not(:has(> ${note}))`;

export const foot = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.x2} ${space.x4}`,
    fontSize: type.size.small,
    color: color.text.muted,
    selectors: { [`${carousel}[data-fits=true] ${emptyFoot}`]: hidden },
    '@media': {
      [from('large')]: { selectors: { [`${carousel}[data-view=auto]:not([data-fits]) ${emptyFoot}`]: hidden } },
    },
  }),
);

/** Aligned by their dots, not their targets, with the end of the row above. On a phone they have a separate line. */
export const dots = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    marginInline: `calc(${space.x1} * -2.25)`,
    ...control,
    '@media': {
      [below('medium')]: { flex: '1 0 100%' },
      ...control['@media'],
    },
  }),
);

export const dot = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    inlineSize: `calc(${space.x1} * 7)`,
    blockSize: `calc(${space.x1} * 7)`,
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    selectors: {
      '&::before': {
        content: '',
        inlineSize: `calc(${space.x1} * 2.5)`,
        blockSize: `calc(${space.x1} * 2.5)`,
        border: `1px solid ${color.line.control}`,
        borderRadius: '50%',
        transition: `background-color ${motion.fast} ${motion.ease}`,
      },
      '&:hover::before': { borderColor: color.line.strong },
      '&[aria-current]::before': { borderColor: color.line.strong, backgroundColor: color.line.strong },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[aria-current]::before': { backgroundColor: 'ButtonText', forcedColorAdjust: 'none' } },
      },
    },
  }),
);

export const position = style(
  inComponents({
    fontVariantNumeric: 'tabular-nums',
    ...control,
    '@media': { [from('medium')]: { marginInlineStart: space.x3 }, ...control['@media'] },
  }),
);
