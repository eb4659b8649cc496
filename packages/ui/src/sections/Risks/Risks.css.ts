import { style } from '@vanilla-extract/css';
import { inSections } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const points = style(inSections({ marginBlock: `${vars.space.x8} ${vars.space.x6}` }));
