import { fills, pens } from '@sponsor/ui/pens';
import { vars } from '@sponsor/ui/tokens';
import { inComponents } from '@sponsor/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

export const area = fills.tint;
export const outline = style([pens.medium, inComponents({ strokeLinejoin: 'round' })]);
export const counties = style([pens.fine, inComponents({ strokeOpacity: 0.22 })]);
export const neighbours = style([pens.thin, inComponents({ stroke: vars.color.line.control, strokeOpacity: 0.7 })]);
