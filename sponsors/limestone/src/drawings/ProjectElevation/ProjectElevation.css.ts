import { fills, pens } from '@sponsor/ui/pens';
import { vars } from '@sponsor/ui/tokens';
import { inComponents } from '@sponsor/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

export const wall = style([pens.thin, fills.paper]);
export const roof = style([pens.thin, fills.tint]);

/** Shorter dashes than on a sheet: a window is hardly longer. */
export const dashed = style([pens.thin, inComponents({ strokeDasharray: '3 2', strokeOpacity: 0.8 })]);

/** Without a hatching or a fill, so that what crosses it out is seen. */
export const faint = style([pens.thin, inComponents({ strokeOpacity: 0.5 })]);

export const crossed = style([pens.medium, inComponents({ stroke: vars.color.text.danger })]);
