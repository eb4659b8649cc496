import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, pen, space, type } = vars;
const pin = '0.75em';

export const timeline = style(inComponents({ lineHeight: type.leading.snug, overflowWrap: 'anywhere' }));

/** A pin for each event, and the line to the next. Borders, because forced colors keep them. */
export const event = style(
  inComponents({
    position: 'relative',
    paddingInlineStart: space.x8,
    paddingBlockEnd: space.x6,
    selectors: {
      '&:last-child': { paddingBlockEnd: 0 },
      '&:not(:last-child)::before': {
        content: '',
        position: 'absolute',
        insetBlock: `calc(0.25em + ${pin}) calc(-0.25em)`,
        insetInlineStart: `calc(${pin} / 2)`,
        borderInlineStart: `1px solid ${color.line.control}`,
      },
      '&::after': {
        content: '',
        position: 'absolute',
        insetBlockStart: '0.25em',
        insetInlineStart: 0,
        inlineSize: pin,
        blockSize: pin,
        border: `${pen.medium} solid ${color.text.default}`,
        borderRadius: '50%',
        backgroundColor: color.surface.raised,
      },
      '&[data-tone=danger]::after': {
        borderRadius: 0,
        borderColor: color.text.danger,
        backgroundColor: color.text.danger,
      },
    },
  }),
);

export const head = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space.x4,
  }),
);

/** All times are beside their titles, or, if space is tight, all below. */
export const title = style(
  inComponents({ flex: `1 1 calc((${space.x32} * 3 - 100%) * 999)`, fontWeight: font.weight.medium }),
);

export const time = style(
  inComponents({
    color: color.text.muted,
    fontSize: type.size.small,
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
);

export const content = style(
  inComponents({ marginBlockStart: space.x1, maxInlineSize: vars.layout.measure, color: color.text.muted }),
);
