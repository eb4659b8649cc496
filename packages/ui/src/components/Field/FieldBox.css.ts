import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { line, surface, text } = vars.color;

/** The box of any input: its edge shows whether it is enabled, and whether it is invalid. */
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
      // A form with its own error messages shows no error before it is sent.
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
          // Forced colors remove the inner line that thickens the edge of an invalid field.
          '&[aria-invalid], form:not([novalidate]) &:user-invalid': { borderWidth: `calc(${vars.pen.thin} * 2)` },
          '&[aria-disabled=true]': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  }),
);
