import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const raised = style(
  inComponents({
    padding: vars.space.x6,
    backgroundColor: vars.color.surface.raised,
    borderBlockStart: `1px solid ${vars.color.line.strong}`,
  }),
);
