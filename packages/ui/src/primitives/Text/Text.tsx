import type { ElementType, ReactNode } from 'react';
import type { RootProps } from '../root-props.ts';
import { sizes, text, tones, weights } from './Text.css.ts';

export interface TextProps extends RootProps {
  /** Defaults to the size of the surrounding text. */
  size?: 'small' | 'body' | 'lede';
  /** Defaults to the color of the surrounding text. */
  tone?: 'default' | 'muted' | 'annotation' | 'danger' | 'success';
  weight?: 'regular' | 'medium' | 'strong';
  component?: 'p' | 'span' | 'strong' | 'div' | 'li' | 'dt' | 'dd' | 'figcaption';
  children: ReactNode;
}

/** Running text, limited to a comfortable line length. */
export function Text({ size, tone, weight, component = 'p', children, ...rootProps }: TextProps) {
  const Component = component as ElementType;
  const classes = [text, size && sizes[size], tone && tones[tone], weight && weights[weight]];
  return (
    <Component {...rootProps} className={classes.filter(Boolean).join(' ')}>
      {children}
    </Component>
  );
}
