import { style } from '@vanilla-extract/css';
import { bareButton } from '../../styles/bare-button.ts';
import { from } from '../../styles/breakpoints.ts';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, control, motion, space, type } = vars;
const edge = `calc(${vars.pen.thin} * 2)`;
/** Enlarged text needs the room. */
const inset = `min(${space.x4}, 5vw)`;
const isDisabled = ':has(> :is(:disabled, [aria-disabled=true]))';

/** The native field covers all of it invisibly, and receives presses and drops. */
export const frame = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: inset,
    padding: inset,
    border: `1px dashed ${color.line.control}`,
    borderRadius: control.radius,
    backgroundColor: color.surface.raised,
    color: color.text.default,
    transition: `background-color ${motion.fast} ${motion.ease}`,
    selectors: {
      '&:hover': { borderColor: color.line.strong },
      '&[data-dropping]': { border: `${edge} solid ${color.line.strong}`, backgroundColor: color.surface.tint },
      '&:has([aria-invalid])': { border: `${edge} solid ${color.text.danger}` },
      [`&${isDisabled}`]: {
        borderColor: color.line.subtle,
        backgroundColor: color.surface.tint,
        color: color.text.muted,
      },
      '&:has(> :focus-visible)': { outline: `${edge} solid ${color.focus}`, outlineOffset: edge },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[data-dropping]': { borderColor: 'Highlight' },
          [`&${isDisabled}`]: { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  }),
);

export const input = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    opacity: 0,
    cursor: 'pointer',
    selectors: { '&:disabled, &[aria-disabled=true]': { cursor: 'default' } },
  }),
);

export const preview = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    inlineSize: space.x16,
    blockSize: space.x16,
    overflow: 'hidden',
    borderRadius: control.radius,
    backgroundColor: color.surface.tint,
    color: color.text.muted,
    '@media': { [from('small')]: { inlineSize: space.x24, blockSize: space.x24 } },
  }),
);

export const icon = style(inComponents({ inlineSize: space.x8, blockSize: space.x8 }));

export const image = style(inComponents({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' }));

export const words = style(inComponents({ display: 'grid', gap: space.x1, minInlineSize: 0 }));

export const name = style(
  inComponents({ fontWeight: vars.font.weight.medium, lineHeight: type.leading.snug, overflowWrap: 'anywhere' }),
);

/** Looks interactive, as the whole frame is. */
export const choose = style(
  inComponents({
    fontSize: `calc(${type.size.body} * 0.9375)`,
    lineHeight: type.leading.snug,
    overflowWrap: 'anywhere',
    textDecoration: 'underline',
    textUnderlineOffset: '0.22em',
    selectors: { [`${frame}${isDisabled} &`]: { textDecoration: 'none' } },
  }),
);

/** Above the field, which would otherwise receive its presses. */
export const remove = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    alignSelf: 'start',
    inlineSize: control.heightSmall,
    blockSize: control.heightSmall,
    ...bareButton,
    selectors: { '&:hover': { backgroundColor: color.surface.tint }, '&:disabled': { display: 'none' } },
  }),
);
