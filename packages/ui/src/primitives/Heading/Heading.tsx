import type { ReactNode } from 'react';
import type { TypeStep } from '../../tokens/brand.ts';
import type { RootProps } from '../root-props.ts';
import { heading } from './Heading.css.ts';

export type HeadingLevel = 1 | 2 | 3 | 4;

export interface HeadingProps extends RootProps<HTMLHeadingElement> {
  /** Its level in the outline of the page; never skip one to get a size. */
  level: HeadingLevel;
  /** Its size, independent of its level. Defaults to the usual size of the level. */
  size?: TypeStep;
  /** `-1` lets a script move the focus here, for example after a change of page. */
  tabIndex?: -1;
  children: ReactNode;
}

const usual: Record<HeadingLevel, TypeStep> = { 1: 'hero', 2: 'heading2', 3: 'heading3', 4: 'title' };

/** A heading. The two smallest sizes use the text face, the others the display face. */
export function Heading({ level, size = usual[level], children, ...rootProps }: HeadingProps) {
  const Component = `h${level}` as const;
  return (
    <Component {...rootProps} className={heading[size]}>
      {children}
    </Component>
  );
}
