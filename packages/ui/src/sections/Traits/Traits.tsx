import type { Prose as ProseParts } from '@sponsor/domain';
import { type ReactNode, useId } from 'react';
import { EmojiHeading } from '../../components/EmojiHeading/EmojiHeading.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import * as styles from './Traits.css.ts';

export interface TraitsWords {
  heading: string;
  traits: readonly { title: string; text: ProseParts }[];
}

export interface TraitsProps extends RootProps, TraitsWords {
  emoji?: string;
  /** Each with a drawing or an emoji, never with both. */
  traits: readonly { title: string; text: ProseParts; emoji?: string | undefined; media?: ReactNode }[];
}

/** Points explained by drawings, two in a row: benefits or drawbacks. */
export function Traits({ heading, emoji, traits, ...rootProps }: TraitsProps) {
  const headingId = useId();
  return (
    <Section {...rootProps} space="compact" labelledBy={headingId}>
      <EmojiHeading level={2} size="heading3" id={headingId} emoji={emoji}>
        {heading}
      </EmojiHeading>
      <ul className={styles.list}>
        {traits.map((trait) => (
          <li key={trait.title} className={styles.trait} data-drawn={trait.media ? true : undefined}>
            {trait.media && <div className={styles.media}>{trait.media}</div>}
            <div className={styles.words}>
              <EmojiHeading level={3} size="title" emoji={trait.emoji}>
                {trait.title}
              </EmojiHeading>
              <Prose tone="muted" parts={trait.text} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
