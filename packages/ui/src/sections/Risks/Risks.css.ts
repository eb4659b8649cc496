import { sectionStyle } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

export const points = sectionStyle({ marginBlock: `${vars.space.x8} ${vars.space.x6}` });
