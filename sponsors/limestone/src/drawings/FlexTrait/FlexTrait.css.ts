import { fills, pens } from '@sponsor/ui/pens';
import { dashes, inComponents } from '@sponsor/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

/** The door of a vacant bay. */
export const vacant = style([pens.thin, inComponents(dashes('3 2'))]);

/** A lease that ends beyond the sheet. */
export const runsOn = style([pens.thin, fills.paper]);
