import { style } from '@vanilla-extract/css';
import { inSections } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

const { space } = vars;

export const points = style(inSections({ marginBlock: `${space.x8} ${space.x6}` }));

export const notes = style(inSections({ marginBlockStart: space.x8 }));
