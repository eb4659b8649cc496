import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { card } from './Card.css.ts';

export interface CardProps extends RootProps {
  heading: string;
  headingLevel: HeadingLevel;
  /** A picture or drawing between the rule and the heading. */
  media?: ReactNode;
  children: ReactNode;
}

/** One of several similar items: a dark rule, a heading, and space instead of a box. */
export function Card({ heading, headingLevel, media, children, ...rootProps }: CardProps) {
  return (
    <article {...rootProps} className={card}>
      {media}
      <Heading level={headingLevel} size="title">
        {heading}
      </Heading>
      {children}
    </article>
  );
}
