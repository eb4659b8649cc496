import { style } from '@vanilla-extract/css';
import { inSections } from '../../styles/in-layer.ts';
import { vars } from '../../tokens/contract.css.ts';

/** A table that is too narrow scrolls before it breaks a time or a button. */
export const whole = style(inSections({ display: 'inline-block', minInlineSize: 'max-content' }));

/** One above the other: side by side they take the room of the reason. */
export const actions = style(inSections({ display: 'inline-grid', gap: vars.space.x2 }));
