import { style } from '@vanilla-extract/css';
import { below, from } from '../../styles/breakpoints.ts';
import { inSections } from '../../styles/in-layer.ts';
import { skipLink } from '../../styles/skip-link.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;
const edge = `calc(${space.x4} + ${space.x1})`;
const hairline = `1px solid ${color.line.subtle}`;

export const shell = style(
  inSections({
    minBlockSize: '100dvh',
    backgroundColor: color.surface.raised,
    color: color.text.default,
    fontSize: vars.type.size.body,
    '@media': {
      [from('large')]: {
        display: 'grid',
        gridTemplateColumns: `calc(${space.x24} * 2 + ${space.x6}) minmax(0, 1fr)`,
      },
    },
  }),
);

export const skip = style(inSections(skipLink));

export const rail = style(
  inSections({
    backgroundColor: color.surface.page,
    '@media': {
      [below('large')]: { borderBlockEnd: hairline },
      [from('large')]: {
        position: 'sticky',
        insetBlockStart: 0,
        display: 'flex',
        flexDirection: 'column',
        blockSize: '100dvh',
        overflowY: 'auto',
        borderInlineEnd: hairline,
      },
    },
  }),
);

export const bar = style(
  inSections({
    flex: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space.x3,
    paddingBlock: space.x1,
    minBlockSize: `calc(${space.x12} + ${space.x2})`,
    paddingInline: edge,
    '@media': { [from('large')]: { minBlockSize: `calc(${space.x16} + ${space.x3})` } },
  }),
);

export const toggle = style(inSections({ '@media': { [from('large')]: { display: 'none' } } }));

export const menu = style(
  inSections({
    flex: 1,
    flexDirection: 'column',
    display: 'flex',
    paddingBlockEnd: space.x4,
    '@media': {
      [below('large')]: { selectors: { '&:not([data-open])': { display: 'none' } } },
    },
  }),
);

/** One line of the rail, a link or a button. */
export const item = style(
  inSections({
    display: 'flex',
    alignItems: 'center',
    inlineSize: '100%',
    minBlockSize: vars.control.height,
    paddingInline: edge,
    paddingBlock: space.x1,
    border: '1px solid transparent',
    borderInlineWidth: 0,
    backgroundColor: 'transparent',
    font: 'inherit',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&:hover': { backgroundColor: color.surface.tint },
      '&:focus-visible': { outlineOffset: `calc(-1 * ${space.x1})` },
      '&[aria-current]': {
        borderColor: color.line.subtle,
        backgroundColor: color.surface.raised,
        boxShadow: `inset ${vars.pen.heavy} 0 ${color.line.strong}`,
        fontWeight: vars.font.weight.strong,
      },
    },
  }),
);

export const note = style(
  inSections({
    marginInlineStart: 'auto',
    paddingInlineStart: space.x2,
    color: color.text.danger,
    fontSize: vars.type.size.small,
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
);

export const account = style(
  inSections({
    marginBlockStart: space.x3,
    paddingBlockStart: space.x4,
    borderBlockStart: hairline,
    '@media': { [from('large')]: { marginBlockStart: 'auto' } },
  }),
);

export const signedIn = style(inSections({ paddingInline: edge, paddingBlockEnd: space.x2 }));

export const address = style(
  inSections({ fontSize: vars.type.size.small, fontWeight: vars.font.weight.medium, overflowWrap: 'anywhere' }),
);

export const main = style(
  inSections({
    minInlineSize: 0,
    maxInlineSize: vars.layout.container,
    paddingInline: edge,
    paddingBlockEnd: space.x12,
    // Receives the focus only from the skip link, and what follows shows it.
    outline: 'none',
    '@media': { [from('large')]: { paddingInline: space.x8, paddingBlockEnd: space.x16 } },
  }),
);

export const title = style(
  inSections({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.x2} ${space.x6}`,
    minBlockSize: `calc(${space.x16} + ${space.x6})`,
    paddingBlock: space.x4,
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
);

export const heading = style(inSections({ flex: '1 1 auto', minInlineSize: 0 }));
