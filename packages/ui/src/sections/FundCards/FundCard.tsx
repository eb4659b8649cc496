import type { Claim as ClaimData, NavigationLink } from '@sponsor/domain';
import { useId } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Claim } from '../../components/Claim/Claim.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './FundCard.css.ts';

export interface FundCardProps {
  name: string;
  /** The kind of offering. */
  offering: string;
  /** Who may invest, in a word or two. */
  badge: string;
  /** Who may invest, and directly under it what limits that. */
  access: { claim: ClaimData; limitLabel: string; limit: ClaimData };
  /** A text stands where this site gives no figure. */
  terms: readonly ((ClaimData & { figure: string }) | string)[];
  action: NavigationLink;
  document: NavigationLink & { external?: boolean };
  risk: string;
}

/** One fund: who may invest, on what terms, and where to read more. */
export function FundCard({ name, offering, badge, access, terms, action, document, risk }: FundCardProps) {
  const headingId = useId();
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
          typeof term === 'string' ? (
            <li key={term} className={styles.term}>
              <div className={styles.elsewhere}>
                <span className={styles.noFigure} aria-hidden="true">
                  –
                </span>
                <span className={styles.where}>{term}</span>
              </div>
            </li>
          ) : (
            <li key={term.id} className={styles.term}>
              <Claim claim={term} display="row" />
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
          {risk}
        </Text>
      </div>
    </article>
  );
}
