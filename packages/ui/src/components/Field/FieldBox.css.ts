import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { line, surface, text } = vars.color;

/** What a visitor writes or chooses in, whatever its element: its edge says that it is enabled, and whether it is wrong. */
export const box = style(
  inComponents({
    inlineSize: '100%',
    minInlineSize: 0,
    paddingInline: vars.space.x4,
    border: `1px solid ${line.control}`,
    borderRadius: vars.control.radius,
    backgroundColor: surface.raised,
    color: text.default,
    transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&:hover:not(:disabled, [aria-disabled=true])': { borderColor: line.strong },
      // A form that says in its own words what is wrong waits with that until it is sent.
      '&[aria-invalid], form:not([novalidate]) &:user-invalid': {
        borderColor: text.danger,
        boxShadow: `inset 0 0 0 1px ${text.danger}`,
      },
      '&:disabled, &[aria-disabled=true]': {
        backgroundColor: surface.tint,
        borderColor: line.subtle,
        color: text.muted,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          // Forced colours drop the inner line that thickens the edge of what is wrong.
          '&[aria-invalid], form:not([novalidate]) &:user-invalid': { borderWidth: `calc(${vars.pen.thin} * 2)` },
          '&[aria-disabled=true]': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  }),
);
