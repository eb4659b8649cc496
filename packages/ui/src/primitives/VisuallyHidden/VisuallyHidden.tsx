import type { ReactNode } from 'react';
import type { RootProps } from '../root-props.ts';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends RootProps {
  children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ children, ...rootProps }: VisuallyHiddenProps) {
  return (
    <span {...rootProps} className={visuallyHidden}>
      {children}
    </span>
  );
}
