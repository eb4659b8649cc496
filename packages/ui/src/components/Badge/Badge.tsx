import type { RootProps } from '../../primitives/root-props.ts';
import { badge } from './Badge.css.ts';

export interface BadgeProps extends RootProps<HTMLSpanElement> {
  /** Colors the text and the frame. It is not read out, so the words must be clear without it. */
  tone?: 'neutral' | 'success' | 'attention' | 'danger';
  /** One to three words. */
  children: string;
}

/** A state or kind in a word or two, beside its subject. It is not interactive: use a button for that. */
export function Badge({ tone = 'neutral', children, ...rootProps }: BadgeProps) {
  return (
    <span {...rootProps} className={badge} data-tone={tone}>
      {children}
    </span>
  );
}
