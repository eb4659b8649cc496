import type { ElementType, ReactNode } from 'react';
import type { SpaceStep } from '../../tokens/brand.ts';
import type { RootProps } from '../root-props.ts';
import { alignments, spaces, stack } from './Stack.css.ts';

export interface StackProps extends RootProps {
  /** The gap between children, as a step of the space scale: `x4` is four units. */
  space?: SpaceStep;
  align?: 'stretch' | 'start' | 'center';
  component?: 'div' | 'ul' | 'ol' | 'dl' | 'nav' | 'header' | 'footer' | 'article';
  children: ReactNode;
}

/** Stacks children vertically with equal gaps. */
export function Stack({ space = 'x4', align = 'stretch', component = 'div', children, ...rootProps }: StackProps) {
  const Component = component as ElementType;
  return (
    <Component {...rootProps} className={`${stack} ${spaces[space]} ${alignments[align]}`}>
      {children}
    </Component>
  );
}
