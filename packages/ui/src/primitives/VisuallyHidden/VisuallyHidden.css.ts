import { style } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/in-layer.ts';
import { outOfSight } from '../../styles/out-of-sight.ts';

export const visuallyHidden = style(inPrimitives({ ...outOfSight, whiteSpace: 'nowrap' }));
