import type { Claim as ClaimData, FigureClaim, NavigationLink } from '@sponsor/domain';
import { useId } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Claim } from '../../components/Claim/Claim.tsx';
import { NoteMarks } from '../../components/Claim/NoteMarks.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './FundCard.css.ts';

export interface FundCardWords {
  name: string;
  /** The kind of offering. */
  offering: string;
  /** The eligible investors, in a word or two. */
  badge: string;
  /** The eligible investors, with any limit directly below. */
  access: { claim: ClaimData; limitLabel: string; limit: ClaimData };
  /** If this site gives no figure, the term says where one is given. */
  terms: readonly (FigureClaim | { label: string; where: string })[];
  action: NavigationLink;
  /** Ends the risk statement of each target. */
  risk: string;
}

export interface FundCardProps extends FundCardWords {
  document: NavigationLink & { external?: boolean };
}

/** Capitalized as a row header: elsewhere a claim may begin within a sentence. */
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** One fund: eligible investors, terms, and links. */
export function FundCard({ name, offering, badge, access, terms, action, document, risk }: FundCardProps) {
  const headingId = useId();
  const risks = terms.flatMap((term) => ('risk' in term ? term.risk : []));
  return (
    <article className={styles.room} aria-labelledby={headingId}>
      <div className={styles.head}>
        <Heading level={2} size="heading3" id={headingId}>
          {name}
        </Heading>
        <p className={styles.badge}>{badge}</p>
        <p className={styles.offering}>{offering}</p>
      </div>
      <p className={styles.access}>
        <Claim claim={access.claim} />
      </p>
      <p className={styles.limit}>
        <strong className={styles.limitLabel}>{access.limitLabel}</strong>
        <Claim claim={access.limit} />
      </p>
      <ul className={styles.terms}>
        {terms.map((term) =>
          'where' in term ? (
            <li key={term.label} className={styles.term}>
              <span className={styles.label}>{term.label}</span>
              <span className={styles.where}>{term.where}</span>
            </li>
          ) : (
            <li key={term.id} className={styles.term} data-claim={term.id}>
              <span className={styles.label}>
                {capitalised(term.text)}
                <NoteMarks notes={term.notes} />
              </span>
              <span className={styles.figure}>{term.figure}</span>
              {term.kind === 'target' && <span className={styles.paid}>{term.paid}</span>}
            </li>
          ),
        )}
      </ul>
      <div className={styles.foot}>
        <div className={styles.actions}>
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
          <Link variant="standalone" href={document.href} external={document.external ?? false}>
            {document.label}
          </Link>
        </div>
        <Text size="small" tone="muted">
          {[...risks, risk].join(' ')}
        </Text>
      </div>
    </article>
  );
}
