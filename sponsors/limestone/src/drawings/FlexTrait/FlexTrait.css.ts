import { fills, pens } from '@sponsor/ui/pens';
import { dashes, inComponents } from '@sponsor/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

/** A door that waits for the next tenant. */
export const vacant = style([pens.thin, inComponents(dashes('3 2'))]);

/** A lease whose end is not drawn. */
export const runsOn = style([pens.thin, fills.paper]);
