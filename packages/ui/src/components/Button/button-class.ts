import { button, sizes, variants } from './Button.css.ts';

export interface ButtonLook {
  /** `solid` is the one thing to do in a view, `outline` whatever stands beside it. */
  variant?: 'solid' | 'outline';
  size?: 'small' | 'medium' | 'large';
}

/** The classes of whatever looks like a button. */
export function buttonClass({ variant, size }: Required<ButtonLook>): string {
  return `${button} ${variants[variant]} ${sizes[size]}`;
}
