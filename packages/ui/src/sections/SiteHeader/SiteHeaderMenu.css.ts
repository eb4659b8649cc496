import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, tallWindow } from '../../styles/breakpoints.ts';
import { furtherRows, headerHeight } from '../../styles/header-height.css.ts';
import { inSections } from '../../styles/in-layer.ts';
import { layers } from '../../styles/layers.css.ts';
import { withoutPopover } from '../../styles/without-popover.ts';
import { vars } from '../../tokens/contract.css.ts';
import { header } from './SiteHeader.css.ts';

const { color, font, layout, space, type } = vars;

/** The panel is a popover that begins where the header ends. Without popovers it is part of the header. */
export const menu = style(
  inSections({
    display: 'none',
    position: 'fixed',
    inset: 0,
    insetBlockStart: layout.headerCompact,
    inlineSize: 'auto',
    blockSize: 'auto',
    margin: 0,
    padding: `0 ${layout.gutter} ${space.x6}`,
    border: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    backgroundColor: color.surface.page,
    color: color.text.default,
    selectors: { '&:popover-open': { display: 'flex', flexDirection: 'column' } },
    '@media': { [from('medium')]: { selectors: { '&:popover-open': { display: 'none' } } } },
    '@supports': { [withoutPopover]: { '@media': { [below('medium')]: { display: 'block', position: 'static' } } } },
  }),
);

/** When always open, it takes less of the page's first screen. */
export const links = style(
  inSections({
    '@supports': { [withoutPopover]: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: space.x4 } },
  }),
);

export const link = style(
  inSections({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minBlockSize: `calc(${space.x4} * 3.75)`,
    borderBlockEnd: `1px solid ${color.line.subtle}`,
    fontFamily: font.display,
    fontSize: type.size.title,
    fontWeight: font.weight.display,
    letterSpacing: type.tracking.medium,
    textDecoration: 'none',
    // The panel clips anything outside it.
    outlineOffset: `calc(${space.x1} / -2)`,
    selectors: {
      // On the inverse surface the accent has too little contrast for text.
      [`${header}[data-surface=base] &[aria-current]`]: { color: color.accent.fill },
      '&[aria-current]::after': {
        content: '',
        inlineSize: space.x2,
        blockSize: space.x2,
        borderRadius: '50%',
        backgroundColor: color.accent.detail,
      },
    },
    '@supports': { [withoutPopover]: { minBlockSize: space.x12, fontSize: type.size.lede } },
  }),
);

export const anchors = style(
  inSections({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    columnGap: space.x4,
    paddingBlock: space.x4,
  }),
);

export const anchorsLabel = style(inSections({ gridColumn: '1 / -1', fontWeight: font.weight.strong }));

export const actions = style(
  inSections({
    display: 'grid',
    justifyItems: 'center',
    gap: space.x2,
    marginBlockStart: 'auto',
    paddingBlockStart: space.x6,
    fontSize: `calc((${type.size.small} + ${type.size.body}) / 2)`,
  }),
);

export const action = style(inSections({ display: 'grid', justifySelf: 'stretch' }));

// The page must not scroll behind the panel.
globalStyle(`:root:has(${menu}:popover-open)`, {
  '@layer': { [layers.sections]: { '@media': { [below('medium')]: { overflow: 'hidden' } } } },
});

// It has a second row.
globalStyle(`:root:has(${anchors})`, {
  '@layer': {
    [layers.sections]: {
      '@media': {
        [`screen and ${from('medium')} and ${tallWindow}`]: {
          vars: { [headerHeight]: `calc(${layout.header} + ${space.x12} + ${furtherRows})` },
        },
      },
    },
  },
});
