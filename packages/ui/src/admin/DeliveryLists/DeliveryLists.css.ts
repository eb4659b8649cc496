import { style } from '@vanilla-extract/css';
import { inSections } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

/** One above the other: side by side they take the room of the reason. */
export const actions = style(inSections({ display: 'inline-grid', gap: vars.space.x2 }));
