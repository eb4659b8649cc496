import { button, sizes, variants } from './Button.css.ts';

export interface ButtonLook {
  /** `solid` is the one main action of a view, `outline` is for the others. */
  variant?: 'solid' | 'outline';
  size?: 'small' | 'medium' | 'large';
}

/** Returns the classes of anything that looks like a button. */
export function buttonClass({ variant, size }: Required<ButtonLook>): string {
  return `${button} ${variants[variant]} ${sizes[size]}`;
}
