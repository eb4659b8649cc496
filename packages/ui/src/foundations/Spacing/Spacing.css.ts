import { componentStyle } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const bar = componentStyle({ blockSize: vars.space.x3, backgroundColor: vars.color.accent.fill });
