import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { line, surface, text } = vars.color;

export const badge = style(
  inComponents({
    display: 'inline-block',
    maxInlineSize: '100%',
    padding: `0.15em ${vars.space.x2}`,
    border: `1px solid ${line.control}`,
    borderRadius: vars.control.radius,
    backgroundColor: surface.raised,
    color: text.muted,
    fontSize: vars.type.size.small,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.type.leading.snug,
    overflowWrap: 'break-word',
    selectors: {
      '&[data-tone=success]': { borderColor: text.success, color: text.success },
      '&[data-tone=attention]': { borderColor: text.annotation, color: text.annotation },
      '&[data-tone=danger]': { borderColor: text.danger, color: text.danger },
    },
  }),
);
