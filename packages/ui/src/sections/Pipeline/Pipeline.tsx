import type { DrawingText, Prose as ProseParts } from '@sponsor/domain';
import { type ReactNode, useId } from 'react';
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx';
import { TitleMark } from '../../drawings/TitleMark/TitleMark.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './Pipeline.css.ts';

export interface PipelineWords {
  heading: string;
  introduction: ProseParts;
  /** The date of the shown state. */
  asOf: string;
}

export interface PipelineProps extends RootProps, PipelineWords {
  /** The map, which also lists its sites. */
  media: ReactNode;
  drawing: Omit<DrawingText, 'alternativeText'>;
}

/** The current and planned sites of the sponsor. */
export function Pipeline({ heading, introduction, asOf, media, drawing, ...rootProps }: PipelineProps) {
  const headingId = useId();
  return (
    <Section {...rootProps} space="compact" labelledBy={headingId}>
      <SectionHead heading={heading} headingId={headingId} introduction={introduction} />
      <div className={styles.map}>{media}</div>
      <div className={styles.foot}>
        <TitleMark {...drawing} />
        <Text size="small" tone="muted">
          {asOf}
        </Text>
      </div>
    </Section>
  );
}
