import type { ReactNode } from 'react';
import type { RootProps } from '../root-props.ts';
import { container } from './Container.css.ts';

export interface ContainerProps extends RootProps<HTMLDivElement> {
  children: ReactNode;
}

/** Centers its content and keeps the gutter. `Section` includes one; use this inside a section with `bleed`. */
export function Container({ children, ...rootProps }: ContainerProps) {
  return (
    <div {...rootProps} className={container}>
      {children}
    </div>
  );
}
