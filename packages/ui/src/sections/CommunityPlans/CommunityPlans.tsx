import type { DrawingText, FigureClaim, Prose as ProseParts } from '@sponsor/domain';
import { type ReactNode, useId } from 'react';
import { Claim } from '../../components/Claim/Claim.tsx';
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx';
import { TitleMark } from '../../drawings/TitleMark/TitleMark.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import * as styles from './CommunityPlans.css.ts';

interface CommunityPlan {
  media: ReactNode;
  drawing: Omit<DrawingText, 'alternativeText'>;
}

export interface CommunityPlansWords {
  heading: string;
  introduction: ProseParts;
  /** Names the list of facts for a screen reader. */
  factsLabel: string;
  /** Four, in a row from 768 px. */
  facts: readonly FigureClaim[];
}

export interface CommunityPlansProps extends RootProps, CommunityPlansWords {
  /** The narrow plan, then the wide one. */
  plans: readonly [CommunityPlan, CommunityPlan];
}

/** A community in four facts, and the plans of its apartments. */
export function CommunityPlans({ heading, introduction, factsLabel, facts, plans, ...rootProps }: CommunityPlansProps) {
  const headingId = useId();
  return (
    <Section {...rootProps} space="none" labelledBy={headingId}>
      <div className={styles.band}>
        <ul className={styles.facts} aria-label={factsLabel}>
          {facts.map((claim) => (
            <li key={claim.id} className={styles.fact}>
              <Claim claim={claim} display="figure" />
            </li>
          ))}
        </ul>
        <SectionHead heading={heading} headingId={headingId} introduction={introduction} />
        <div className={styles.plans}>
          {plans.map(({ media, drawing: { number, sheet, title, caption } }) => (
            <figure key={number} className={styles.plan}>
              <div className={styles.sheet}>{media}</div>
              <figcaption>
                <TitleMark number={number} sheet={sheet} title={title} caption={caption} />
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </Section>
  );
}
