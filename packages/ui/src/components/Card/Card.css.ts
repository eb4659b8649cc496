import { style } from '@vanilla-extract/css';
import { inComponents } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const card = style(
  inComponents({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.x4,
    paddingBlockStart: vars.space.x4,
    borderBlockStart: `1px solid ${vars.color.line.strong}`,
  }),
);
