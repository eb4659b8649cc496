import type { FigureClaim, Prose as ProseParts } from '@sponsor/domain';
import { type ReactNode, useId } from 'react';
import { Claim } from '../../components/Claim/Claim.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import * as styles from './Opportunity.css.ts';

export interface OpportunityWords {
  heading: string;
  lede: ProseParts;
  /** Its benefits, as a ledger. */
  facts: readonly FigureClaim[];
}

export interface OpportunityProps extends RootProps, OpportunityWords {
  /** Pictures of the buildings, beside the words in a wide window and below them in a narrow one. */
  carousel: ReactNode;
}

/** The planned buildings of a fund, and completed ones of the sponsor. */
export function Opportunity({ heading, lede, facts, carousel, ...rootProps }: OpportunityProps) {
  const headingId = useId();
  return (
    <Section {...rootProps} labelledBy={headingId}>
      <div className={styles.split}>
        <div className={styles.words}>
          <Heading level={2} id={headingId}>
            {heading}
          </Heading>
          <Prose tone="muted" parts={lede} />
          <ul className={styles.ledger}>
            {facts.map((claim) => (
              <li key={claim.id} className={styles.entry}>
                <Claim claim={claim} display="row" />
              </li>
            ))}
          </ul>
        </div>
        <div>{carousel}</div>
      </div>
    </Section>
  );
}
