import type { Claim as ClaimData } from '@sponsor/domain';
import { useId } from 'react';
import { Claim } from '../../components/Claim/Claim.tsx';
import { Heading, type HeadingLevel } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import * as styles from './StatBand.css.ts';

export interface StatBandProps extends RootProps {
  heading: string;
  headingLevel?: HeadingLevel;
  /** Four figures of the company's record, each with its source. */
  stats: readonly (ClaimData & { figure: string })[];
  /** What the company sets out to do, under the figures. */
  mission: string;
}

/** Who the company is: its record in figures, then what it sets out to do. */
export function StatBand({ heading, headingLevel = 2, stats, mission, ...rootProps }: StatBandProps) {
  const headingId = useId();
  return (
    <Section {...rootProps} space="none" labelledBy={headingId}>
      <div className={styles.band}>
        <Heading level={headingLevel} size="heading3" id={headingId}>
          {heading}
        </Heading>
        <ul className={styles.stats}>
          {stats.map((claim) => (
            <li key={claim.id} className={styles.stat}>
              <Claim claim={claim} display="figure" />
            </li>
          ))}
        </ul>
        <p className={styles.mission}>{mission}</p>
      </div>
    </Section>
  );
}
