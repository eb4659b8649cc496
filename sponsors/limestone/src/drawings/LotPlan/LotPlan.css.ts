import { pens } from '@sponsor/ui/pens';
import { vars } from '@sponsor/ui/tokens';
import { dashes, inComponents } from '@sponsor/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

export const lotLine = style([pens.medium, inComponents(dashes('12 3 2 3'))]);
export const meant = style([pens.thin, inComponents(dashes('5 3'))]);
export const refused = style([pens.medium, inComponents({ stroke: vars.color.text.danger })]);
