'use client';

import type { Prose as ProseParts } from '@sponsor/domain';
import { useId } from 'react';
import { PauseButton } from '../../components/PauseButton/PauseButton.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx';
import { useRotation } from '../../internal/useRotation.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import * as styles from './ProcessSteps.css.ts';
import { processSymbols } from './process-symbols.tsx';

export interface ProcessStepsWords {
  heading: string;
  introduction: ProseParts;
  /**
   * Three to six, in order. A symbol is a sheet of a drawing set, a door in plan, a row of bays with one taken, or a lit
   * window.
   */
  steps: readonly { symbol: keyof typeof processSymbols; title: string; text: ProseParts }[];
  /** Name the moving content; `Pause` and `Play` by default. */
  pauseLabel?: string;
  playLabel?: string;
}

export type ProcessStepsProps = RootProps & ProcessStepsWords;

/** Required by motion-7. */
const highlightMs = 4000;

/** The steps to an investment along a dimension string, whose legs are highlighted in turn. */
export function ProcessSteps({ heading, introduction, steps, pauseLabel, playLabel, ...rootProps }: ProcessStepsProps) {
  const headingId = useId();
  const { index, playing, toggle, watch } = useRotation(steps.length, highlightMs);
  return (
    <Section {...rootProps} labelledBy={headingId}>
      <SectionHead heading={heading} headingId={headingId} introduction={introduction} />
      <div {...watch}>
        <ol className={styles.steps} data-columns={steps.length === 6 ? 3 : steps.length}>
          {steps.map(({ symbol, title, text }, place) => (
            <li key={title} className={styles.step} data-active={place === index}>
              <span className={styles.bubble}>{place + 1}</span>
              <svg className={styles.symbol} viewBox="0 0 136 88" fill="none" aria-hidden="true">
                {processSymbols[symbol]}
              </svg>
              <Heading level={3} size="title">
                {title}
              </Heading>
              <Prose tone="muted" parts={text} />
            </li>
          ))}
        </ol>
        <div className={styles.foot}>
          <PauseButton playing={playing} onPlayingChange={toggle} pauseLabel={pauseLabel} playLabel={playLabel} />
        </div>
      </div>
    </Section>
  );
}
