import { style } from '@vanilla-extract/css';
import { places } from '../../styles/breakpoints.ts';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, control, motion, space } = vars;

/** Without room for the numbers, the position has a separate line instead. */
export const pagination = style(
  inComponents({
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    alignItems: 'center',
    rowGap: space.x2,
    columnGap: space.x1,
    // A query container needs an explicit width, because its content does not set it.
    inlineSize: '100%',
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
);

export const position = style(
  inComponents({
    gridColumn: '1 / -1',
    gridRow: 1,
    justifySelf: 'center',
    fontSize: vars.type.size.small,
    color: color.text.muted,
    '@container': { [places.forPages]: { display: 'none' } },
  }),
);

export const pages = style(
  inComponents({
    display: 'none',
    gap: space.x1,
    marginInline: space.x1,
    '@container': { [places.forPages]: { display: 'flex' } },
  }),
);

/** The gap between two pages. */
export const page = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    selectors: { '&[data-after-gap]::before': { content: '…', inlineSize: space.x6, textAlign: 'center' } },
  }),
);

export const link = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: control.heightSmall,
    minBlockSize: control.heightSmall,
    paddingInline: space.x2,
    paddingBlock: space.x1,
    lineHeight: vars.type.leading.snug,
    border: '1px solid transparent',
    borderRadius: control.radius,
    textDecoration: 'none',
    transition: `background-color ${motion.fast} ${motion.ease}`,
    overflowWrap: 'anywhere',
    selectors: {
      '&:hover:any-link': { backgroundColor: color.surface.tint },
      '&[aria-current]': { borderColor: color.line.strong, fontWeight: vars.font.weight.strong },
      '&[data-step]': { paddingInline: space.x3, borderColor: color.line.control, textAlign: 'center' },
      '&[data-step=previous]': { justifySelf: 'start' },
      '&[data-step=next]': { gridColumn: 3, justifySelf: 'end' },
      '&[data-ended]': { visibility: 'hidden' },
    },
    // Forced colors draw every edge, including those of the other pages.
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-current]': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  }),
);
