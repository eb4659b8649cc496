import { useId } from 'react';
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import * as styles from './Management.css.ts';
import { type Founder, ManagementFounder } from './ManagementFounder.tsx';
import { ManagementPerson, type Portrayed } from './ManagementPerson.tsx';

export interface ManagementWords {
  heading: string;
  /** Shown while any of it is sample content. */
  sampleNotice?: string;
  /** Expands the rest of a biography. */
  biographyLabel: string;
}

export interface ManagementProps extends RootProps, ManagementWords {
  /** At length, first. */
  founder: Founder;
  /** In short, with the rest of their biographies collapsed. */
  others: readonly Portrayed[];
}

/** The management: the founder at length, the others in short with the rest of their biographies collapsed. */
export function Management({ heading, sampleNotice, founder, others, biographyLabel, ...rootProps }: ManagementProps) {
  const headingId = useId();
  return (
    <Section {...rootProps} labelledBy={headingId}>
      <SectionHead heading={heading} headingId={headingId} {...(sampleNotice && { introduction: [sampleNotice] })} />
      <div className={styles.team}>
        <ManagementFounder person={founder} />
        <div className={styles.others}>
          {others.map((person) => (
            <ManagementPerson key={person.name} person={person} biographyLabel={biographyLabel} />
          ))}
        </div>
      </div>
    </Section>
  );
}
