import type { ReactNode } from 'react';
import type { RootProps } from '../root-props.ts';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends RootProps {
  children: ReactNode;
}

/** Words for people who listen to the page and do not see it. */
export function VisuallyHidden({ children, ...rootProps }: VisuallyHiddenProps) {
  return (
    <span {...rootProps} className={visuallyHidden}>
      {children}
    </span>
  );
}
