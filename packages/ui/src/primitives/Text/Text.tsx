import type { ReactNode } from 'react';
import type { RootProps } from '../root-props.ts';
import { type TextVariants, text } from './Text.css.ts';

export interface TextProps extends RootProps {
  /** Left out, text keeps the size of what it stands in. */
  size?: NonNullable<TextVariants['size']>;
  /** Left out, text keeps the colour of what it stands in. */
  tone?: NonNullable<TextVariants['tone']>;
  weight?: NonNullable<TextVariants['weight']>;
  component?: 'p' | 'span' | 'strong' | 'div' | 'li' | 'dt' | 'dd' | 'figcaption';
  children: ReactNode;
}

/** Running text, never longer than the comfortable line. */
export function Text({ size, tone, weight, component: Component = 'p', children, ...rootProps }: TextProps) {
  return (
    <Component {...rootProps} className={text({ size, tone, weight })}>
      {children}
    </Component>
  );
}
