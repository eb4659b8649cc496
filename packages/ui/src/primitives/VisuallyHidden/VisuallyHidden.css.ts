import { primitiveStyle } from '../../styles/in-layer.ts';
import { outOfSight } from '../../styles/out-of-sight.ts';

export const visuallyHidden = primitiveStyle({ ...outOfSight, whiteSpace: 'nowrap' });
