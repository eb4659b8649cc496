import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';

/** A button that consists of an icon only, in the color of its surroundings. */
export const bareButton = {
  padding: 0,
  border: 0,
  borderRadius: vars.control.radius,
  backgroundColor: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
} satisfies StyleRule;
