import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { line, surface, text } = vars.color;

export const input = style(
  inComponents({
    inlineSize: '100%',
    minInlineSize: 0,
    blockSize: `calc(${vars.control.height} + ${vars.space.x2})`,
    paddingInline: vars.space.x4,
    border: `1px solid ${line.control}`,
    borderRadius: vars.control.radius,
    backgroundColor: surface.raised,
    color: text.default,
    transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&:hover:enabled': { borderColor: line.strong },
      '&[aria-invalid]': { borderColor: text.danger, boxShadow: `inset 0 0 0 1px ${text.danger}` },
      '&:disabled': { backgroundColor: surface.tint, borderColor: line.subtle, color: text.muted },
    },
  }),
);
