import { fills, pens } from '@sponsor/ui/pens';
import { vars } from '@sponsor/ui/tokens';
import { inComponents } from '@sponsor/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

export const wall = style([pens.thin, fills.paper]);
export const roof = style([pens.thin, fills.tint]);

/** Shorter dashes than on a sheet, where a dash would be about as long as a window here. */
export const dashed = style([pens.thin, inComponents({ strokeDasharray: '3 2', strokeOpacity: 0.8 })]);

/** No hatching and no fill, so that the lines that cross it out are visible. */
export const faint = style([pens.thin, inComponents({ strokeOpacity: 0.5 })]);

export const crossed = style([pens.medium, inComponents({ stroke: vars.color.text.danger })]);
