import { pens } from '@sponsor/ui/pens';
import { vars } from '@sponsor/ui/tokens';
import { inComponents } from '@sponsor/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

/** From this width on, the names are legible on the map, and the list is only for screen readers. */
const named = '(min-width: 56.25rem)';

export const frame = style(inComponents({ containerType: 'inline-size' }));

export const sheet = style(inComponents({ overflow: 'hidden' }));

/** Without names on it, the map needs no margin, so the states fill the width. */
export const map = style(
  inComponents({
    inlineSize: '130%',
    marginInlineStart: '-25%',
    '@container': { [named]: { inlineSize: '100%', marginInlineStart: 0 } },
  }),
);

export const labels = style(inComponents({ display: 'none', '@container': { [named]: { display: 'inline' } } }));

const letters = style(
  inComponents({
    fill: vars.color.text.default,
    stroke: vars.color.surface.page,
    strokeWidth: '5px',
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
    fontFamily: vars.font.text,
    fontSize: '15px',
    fontVariantNumeric: 'lining-nums',
    '@container': { '(min-width: 75rem)': { fontSize: '13px' } },
    selectors: { '&[data-ends]': { textAnchor: 'end' } },
  }),
);

export const name = style([letters, inComponents({ fontWeight: vars.font.weight.strong })]);
export const detail = style([letters, inComponents({ fill: vars.color.text.muted })]);

export const leader = pens.thin;

const pin = style([
  pens.medium,
  inComponents({
    stroke: vars.color.accent.fill,
    fill: vars.color.surface.page,
    '@container': { [named]: { strokeWidth: vars.pen.heavy } },
  }),
]);

export const pins = {
  upcoming: pin,
  open: style([pin, inComponents({ fill: vars.color.accent.fill })]),
  office: style([pin, inComponents({ stroke: vars.color.accent.detail, fill: vars.color.accent.detail })]),
};

export const list = style(
  inComponents({
    display: 'grid',
    marginBlockStart: vars.space.x6,
    borderBlockStart: `1px solid ${vars.color.line.strong}`,
    '@container': {
      '(min-width: 40rem)': { gridTemplateColumns: '1fr 1fr', columnGap: vars.space.x6 },
      // Hides the list visually; screen readers still read it.
      [named]: {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  }),
);

/** If enlarged text leaves no room for both, the detail wraps below the name. */
export const site = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.x3,
    paddingBlock: vars.space.x3,
    borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  }),
);

export const symbol = style(
  inComponents({ flex: 'none', inlineSize: vars.space.x4, blockSize: vars.space.x4, overflow: 'visible' }),
);

export const siteName = style(inComponents({ fontWeight: vars.font.weight.strong }));

export const siteDetail = style(
  inComponents({
    marginInlineStart: 'auto',
    color: vars.color.text.muted,
    fontSize: vars.type.size.small,
    textAlign: 'end',
  }),
);
