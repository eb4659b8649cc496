import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';

/** A button that is nothing but its mark, in the color of what it stands on. */
export const bareButton = {
  padding: 0,
  border: 0,
  borderRadius: vars.control.radius,
  backgroundColor: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
} satisfies StyleRule;
