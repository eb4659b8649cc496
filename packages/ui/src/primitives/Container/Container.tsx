import type { ReactNode } from 'react';
import type { RootProps } from '../root-props.ts';
import { container } from './Container.css.ts';

export interface ContainerProps extends RootProps<HTMLDivElement> {
  children: ReactNode;
}

/** Centres its content and keeps the gutter. `Section` brings its own; use this one inside a bleeding section. */
export function Container({ children, ...rootProps }: ContainerProps) {
  return (
    <div {...rootProps} className={container}>
      {children}
    </div>
  );
}
