import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { inComponents } from '../../styles/in-layer.ts';
import { withoutPopover } from '../../styles/without-popover.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, control, font, pen, shadow, space, type } = vars;

/** Nothing but its dots tells it from the words around it. */
export const term = style(
  inComponents({
    display: 'inline',
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    letterSpacing: 'inherit',
    color: 'inherit',
    textAlign: 'inherit',
    textDecoration: `underline dotted ${color.text.annotation}`,
    textDecorationThickness: pen.medium,
    textUnderlineOffset: '0.25em',
    cursor: 'help',
    selectors: { '&:hover': { textDecorationStyle: 'solid' } },
    '@media': { print: { textDecoration: 'none' } },
    '@supports': { [withoutPopover]: { textDecoration: 'none', cursor: 'inherit', pointerEvents: 'none' } },
  }),
);

/** A sheet at the foot of the window; in a wide one at its term, where the browser knows of anchors. */
export const explanation = style(
  inComponents({
    position: 'fixed',
    inlineSize: '100%',
    maxInlineSize: 'none',
    maxBlockSize: '60dvh',
    insetBlock: 'auto 0',
    insetInline: 0,
    overflowY: 'auto',
    margin: 0,
    padding: space.x4,
    border: `1px solid ${color.line.control}`,
    borderWidth: '1px 0 0',
    boxShadow: shadow.popover,
    backgroundColor: color.surface.raised,
    color: color.text.default,
    fontSize: type.size.small,
    lineHeight: type.leading.body,
    textWrap: 'pretty',
    '@supports': {
      [withoutPopover]: { display: 'none' },
      '(position-area: block-end span-inline-end)': {
        '@media': {
          [from('medium')]: {
            position: 'absolute',
            inset: 'auto',
            positionArea: 'block-end span-inline-end',
            positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
            inlineSize: `calc(${space.x32} * 3)`,
            marginBlock: space.x2,
            borderWidth: '1px',
            borderRadius: control.radius,
          },
        },
      },
    },
  }),
);

export const title = style(inComponents({ fontWeight: font.weight.strong }));
