import type { RootProps } from '../../primitives/root-props.ts';
import { badge } from './Badge.css.ts';

export interface BadgeProps extends RootProps<HTMLSpanElement> {
  /** Colours the words and the frame. It is not read out, so the words alone must say what it is. */
  tone?: 'neutral' | 'success' | 'attention' | 'danger';
  /** One to three words. */
  children: string;
}

/** A state or kind in a word or two, beside what it belongs to. Nothing to press: what can be pressed is a button. */
export function Badge({ tone = 'neutral', children, ...rootProps }: BadgeProps) {
  return (
    <span {...rootProps} className={badge} data-tone={tone}>
      {children}
    </span>
  );
}
