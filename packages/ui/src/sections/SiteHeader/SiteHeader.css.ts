import { style } from '@vanilla-extract/css';
import { below, from, shortWindow } from '../../styles/breakpoints.ts';
import { topOfHeader } from '../../styles/header-height.css.ts';
import { inSections } from '../../styles/in-layer.ts';
import { outOfSight } from '../../styles/out-of-sight.ts';
import { displayText, wrappingRow } from '../../styles/shared-rules.ts';
import { skipLink } from '../../styles/skip-link.ts';
import { withoutPopover } from '../../styles/without-popover.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, layout, motion, space, type } = vars;
/** The width at which the row still fits, at first without the brand's name; in units of the browser's text size. */
const compact = `${from('medium')} and (max-width: 79.99em)`;
const nameless = `${from('medium')} and (max-width: 63.99em)`;
const navigationSize = `calc((${type.size.small} + ${type.size.body}) / 2)`;

export const skip = style(inSections(skipLink));

/**
 * In the flow and always of the same height, so that turning solid moves nothing. It sticks while it takes less than a quarter
 * of the window, and scrolls away if text is enlarged too much for that.
 */
export const header = style(
  inSections({
    position: 'sticky',
    insetBlockStart: topOfHeader,
    zIndex: 2,
    borderBlockEnd: '1px solid transparent',
    color: color.text.default,
    selectors: {
      '&[data-solid=true]': { backgroundColor: color.surface.page, borderBlockEndColor: color.line.subtle },
      '&:has(:popover-open)': { backgroundColor: color.surface.page, borderBlockEndColor: color.line.subtle },
    },
    // Without a script nothing would turn it solid over the scrolling page.
    '@media': {
      '(scripting: none)': { backgroundColor: color.surface.page },
      // Its two rows would take a third of the height.
      [`${from('medium')} and ${shortWindow}`]: { position: 'relative' },
      // It would repeat on every printed page.
      print: { position: 'relative' },
    },
    // With an open menu it would cover the scrolling page.
    '@supports': {
      [withoutPopover]: { '@media': { [below('medium')]: { position: 'relative', insetBlockStart: 0 } } },
    },
  }),
);

export const row = style(
  inSections({
    display: 'flex',
    alignItems: 'center',
    gap: space.x8,
    minBlockSize: layout.headerCompact,
    '@media': {
      [from('medium')]: { minBlockSize: layout.header, paddingBlock: space.x2 },
      [compact]: { gap: space.x4, fontSize: type.size.small },
    },
  }),
);

export const brand = style(
  inSections({
    minInlineSize: 0,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.x3,
    minBlockSize: vars.control.heightSmall,
    // At any text size, the name is beside the toggle without breaking a word.
    ...displayText(`min(${type.size.lede}, 6vw)`),
    lineHeight: 1,
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    // Beside the toggle a long name breaks anywhere; beside the links, the links make room.
    '@media': { [from('medium')]: { flex: 'none', maxInlineSize: '30%', overflowWrap: 'break-word' } },
  }),
);

/** If both do not fit, the name is hidden for the links; the mark stays, and the link keeps its accessible name. */
export const brandName = style(inSections({ '@media': { [nameless]: outOfSight } }));

export const navigation = style(
  inSections({
    display: 'none',
    marginInline: 'auto',
    fontSize: navigationSize,
    '@media': { [from('medium')]: { display: 'block' }, [compact]: { fontSize: type.size.small } },
  }),
);

export const links = style(
  inSections({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: space.x6,
    '@media': { [compact]: { columnGap: `calc(${space.x1} * 3.5)` } },
  }),
);

export const link = style(
  inSections({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: space.x8,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        // A border, which forced colors draw too.
        borderBlockEnd: '1px solid',
        scale: '0 1',
        transformOrigin: 'left',
        transition: `scale ${motion.fast} ${motion.ease}`,
      },
      '&:hover::after, &[aria-current]::after': { scale: '1 1' },
    },
  }),
);

export const actions = style(
  inSections({
    display: 'none',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space.x6,
    fontSize: navigationSize,
    fontWeight: font.weight.medium,
    '@media': {
      [from('medium')]: { display: 'flex' },
      [compact]: { gap: space.x4, fontSize: type.size.small },
      print: { display: 'none' },
    },
  }),
);

export const toggle = style(
  inSections({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.control.height,
    blockSize: vars.control.height,
    marginInline: `auto calc(${space.x3} * -1)`,
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    '@media': { [`${from('medium')}, print`]: { display: 'none' } },
    '@supports': { [withoutPopover]: { display: 'none' } },
  }),
);

export const symbol = style(
  inSections({
    inlineSize: space.x6,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: vars.pen.medium,
  }),
);

export const closedSymbol = style(
  inSections({ selectors: { [`${header}:has(:popover-open) &`]: { display: 'none' } } }),
);

export const openSymbol = style(
  inSections({
    display: 'none',
    selectors: { [`${header}:has(:popover-open) &`]: { display: 'inline' } },
  }),
);

export const anchors = style(
  inSections({
    display: 'none',
    borderBlockStart: `1px solid ${color.line.subtle}`,
    fontSize: type.size.small,
    '@media': { [`screen and ${from('medium')}`]: { display: 'block' } },
  }),
);

export const anchorNavigation = style(inSections({ ...wrappingRow, columnGap: space.x6, minBlockSize: space.x12 }));

export const anchorLabel = style(inSections({ color: color.text.muted, whiteSpace: 'nowrap' }));
