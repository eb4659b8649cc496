import type { Prose as ProseParts, ProseWithTargets } from '@sponsor/domain';
import { type ReactNode, useId } from 'react';
import { OpenAnswer } from '../../components/OpenAnswer/OpenAnswer.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx';
import { TargetRisk } from '../../components/TargetRisk/TargetRisk.tsx';
import { TitleMark, type TitleMarkProps } from '../../drawings/TitleMark/TitleMark.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './Stages.css.ts';

/** One of several alternatives, or of several steps. */
export interface StageWords {
  /** The time, above the title. */
  when?: string;
  /** The letter that marks it in the drawing. */
  mark?: string;
  title: string;
  text: ProseWithTargets;
  /** In [brackets]: missing facts. */
  open?: string;
}

export interface StagesWords {
  heading: string;
  introduction: ProseParts;
  /** In chronological order; each names the condition for the next. */
  stages: readonly StageWords[];
}

export interface StagesProps extends RootProps, StagesWords {
  /** A drawing of all of them, as wide as the page. */
  media?: ReactNode;
  /** The title mark of `media`. */
  drawing?: TitleMarkProps;
}

/** Three or four steps or alternatives side by side. */
export function Stages({ heading, introduction, media, drawing, stages, ...rootProps }: StagesProps) {
  const headingId = useId();
  return (
    <Section {...rootProps} labelledBy={headingId}>
      <SectionHead heading={heading} headingId={headingId} introduction={introduction} />
      {media && <div className={styles.media}>{media}</div>}
      <ol className={styles.stages} data-three={stages.length === 3 || undefined}>
        {stages.map(({ when, mark, title, text, open }) => (
          <li key={title} className={styles.stage}>
            {when && (
              <Text size="small" tone="annotation">
                {when}
              </Text>
            )}
            <Heading level={3} size="title">
              {mark ? `${mark} ${title}` : title}
            </Heading>
            <Prose tone="muted" parts={text} />
            <TargetRisk parts={text} />
            {open && <OpenAnswer>{open}</OpenAnswer>}
          </li>
        ))}
      </ol>
      {media && drawing && (
        <div className={styles.foot}>
          <TitleMark {...drawing} />
        </div>
      )}
    </Section>
  );
}
