import type { Claim, NavigationLink, TargetClaim } from '@sponsor/domain';
import { Heading, type HeadingLevel } from '../../primitives/Heading/Heading.tsx';
import { NoteMarks } from '../Claim/NoteMarks.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './OfferingTerms.css.ts';

export interface OfferingTermsWords {
  terms: readonly { label: string; claim: Claim }[];
  /** The one term that is a target: its risk is shown under the terms. */
  target: TargetClaim;
  /** A link to the fees. */
  fees: NavigationLink;
}

export interface OfferingTermsProps extends OfferingTermsWords {
  heading: string;
  headingLevel: HeadingLevel;
  /** The link to the page about who holds the money and what it costs. */
  money?: NavigationLink | undefined;
}

/** The terms of an offering at a glance, with the information needed to read them. */
export function OfferingTerms({ heading, headingLevel, terms, target, fees, money }: OfferingTermsProps) {
  return (
    <div className={styles.card}>
      <Heading level={headingLevel} size="title">
        {heading}
      </Heading>
      <dl className={styles.terms}>
        {terms.map(({ label, claim }) => (
          <div key={claim.id} className={styles.term} data-claim={claim.id}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              {claim.figure ?? claim.text}
              <NoteMarks notes={claim.notes} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.risk}>
        <strong className={styles.paid}>{target.paid}</strong> {target.risk}
      </p>
      <Link variant="standalone" href={fees.href}>
        {fees.label}
      </Link>
      {money && (
        <Link variant="standalone" href={money.href}>
          {money.label}
        </Link>
      )}
    </div>
  );
}
