import { sectionStyle } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { space } = vars;

export const points = sectionStyle({ marginBlock: `${space.x8} ${space.x6}` });

export const notes = sectionStyle({ marginBlockStart: space.x8 });
