import { fills, pens } from '@sponsor/ui/pens';
import { below, from } from '@sponsor/ui/tokens';
import { dashes, inComponents } from '@sponsor/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

export const long = style(inComponents({ '@media': { [below('medium')]: { display: 'none' } } }));
export const tall = style(inComponents({ '@media': { [from('medium')]: { display: 'none' } } }));

/** Dashed, as drafters draw unbuilt parts. */
const dashed = inComponents(dashes('7 4'));

export const roof = style([pens.medium, fills.tint, dashed]);
export const gable = style([pens.medium, fills.paper, dashed]);
export const wall = style([pens.medium, dashed]);
export const joint = style([pens.fine, dashed]);
export const windows = style([pens.thin, inComponents({ strokeOpacity: 0.72 })]);
