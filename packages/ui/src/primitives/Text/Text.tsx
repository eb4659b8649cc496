import type { ElementType, ReactNode } from 'react';
import type { RootProps } from '../root-props.ts';
import { sizes, text, tones, weights } from './Text.css.ts';

export interface TextProps extends RootProps {
  /** Left out, text keeps the size of what it stands in. */
  size?: 'small' | 'body' | 'lede';
  /** Left out, text keeps the colour of what it stands in. */
  tone?: 'default' | 'muted' | 'annotation' | 'danger' | 'success';
  weight?: 'regular' | 'medium' | 'strong';
  component?: 'p' | 'span' | 'strong' | 'div' | 'li' | 'dt' | 'dd' | 'figcaption';
  children: ReactNode;
}

/** Running text, never longer than the comfortable line. */
export function Text({ size, tone, weight, component = 'p', children, ...rootProps }: TextProps) {
  const Component = component as ElementType;
  const classes = [text, size && sizes[size], tone && tones[tone], weight && weights[weight]];
  return (
    <Component {...rootProps} className={classes.filter(Boolean).join(' ')}>
      {children}
    </Component>
  );
}
