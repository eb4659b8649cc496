import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { inComponents } from '../../styles/in-layer.ts';
import { withoutPopover } from '../../styles/without-popover.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, pen, shadow, space, type } = vars;

/** Nothing but its dots tells it from the words around it. */
export const term = style(
  inComponents({
    display: 'inline',
    padding: 0,
    border: 0,
    background: 'none',
    textDecoration: `underline dotted ${pen.medium} ${color.text.annotation}`,
    textUnderlineOffset: '0.25em',
    cursor: 'help',
    '@supports': { [withoutPopover]: { textDecoration: 'none', pointerEvents: 'none' } },
  }),
);

/** A sheet at the foot of the window; in a wide one at its term, where the browser knows of anchors. */
export const explanation = style(
  inComponents({
    position: 'fixed',
    inlineSize: '100%',
    maxInlineSize: 'none',
    insetBlock: 'auto 0',
    insetInline: 0,
    margin: 0,
    padding: space.x4,
    border: `1px solid ${color.line.control}`,
    boxShadow: shadow.popover,
    backgroundColor: color.surface.raised,
    color: color.text.default,
    fontSize: type.size.small,
    lineHeight: type.leading.body,
    '@supports': {
      [withoutPopover]: { display: 'none' },
      '(position-area: end)': {
        '@media': {
          [from('medium')]: {
            position: 'absolute',
            inset: 'auto',
            positionArea: 'block-end span-inline-end',
            positionTryFallbacks: 'flip-block, flip-inline',
            inlineSize: `calc(${space.x32} * 3)`,
          },
        },
      },
    },
  }),
);
