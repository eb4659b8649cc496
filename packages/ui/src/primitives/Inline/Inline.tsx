import type { ElementType, ReactNode } from 'react';
import type { SpaceStep } from '../../tokens/brand.ts';
import type { RootProps } from '../root-props.ts';
import { alignments, distributions, inline, spaces } from './Inline.css.ts';

export interface InlineProps extends RootProps {
  /** The gap between children and between wrapped lines, as a step of the space scale. */
  space?: SpaceStep;
  align?: 'start' | 'center' | 'end' | 'baseline';
  /** `between` moves the first and the last child to the ends of the row. */
  justify?: 'start' | 'between';
  component?: 'div' | 'ul' | 'ol' | 'nav';
  children: ReactNode;
}

/** Places children side by side; overflow wraps to the next line. */
export function Inline({
  space = 'x4',
  align = 'center',
  justify = 'start',
  component = 'div',
  children,
  ...rootProps
}: InlineProps) {
  const Component = component as ElementType;
  return (
    <Component {...rootProps} className={`${inline} ${spaces[space]} ${alignments[align]} ${distributions[justify]}`}>
      {children}
    </Component>
  );
}
