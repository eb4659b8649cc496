import type { ElementType, ReactNode } from 'react';
import type { RootProps } from '../root-props.ts';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends RootProps {
  /** Has a change of the words read out, as soon as nothing else is. */
  live?: boolean;
  children: ReactNode;
}

/** Words for people who listen to the page and do not see it. */
export function VisuallyHidden({ live = false, children, ...rootProps }: VisuallyHiddenProps) {
  const Component = (live ? 'output' : 'span') as ElementType;
  return (
    <Component {...rootProps} className={visuallyHidden}>
      {children}
    </Component>
  );
}
