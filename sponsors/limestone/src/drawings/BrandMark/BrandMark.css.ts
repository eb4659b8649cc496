import { vars } from '@sponsor/ui/tokens';
import { inComponents } from '@sponsor/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

export const mark = style(
  inComponents({
    flex: 'none',
    inlineSize: vars.space.x6,
    blockSize: vars.space.x6,
    overflow: 'visible',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: vars.pen.medium,
  }),
);

export const cornerstone = style(inComponents({ fill: vars.color.accent.fill }));
