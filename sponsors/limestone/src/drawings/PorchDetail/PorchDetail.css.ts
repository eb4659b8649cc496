import { inComponents } from '@sponsor/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

/** A detail is cut out of a building that goes on past its frame. */
export const frame = style(inComponents({ overflow: 'hidden' }));
