import { inComponents } from '@sponsor/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';

/** Clips the building, which continues past the frame of the detail. */
export const frame = style(inComponents({ overflow: 'hidden' }));
