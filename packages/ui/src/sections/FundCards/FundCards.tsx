import { type ReactNode, useId } from 'react';
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { FundCard, type FundCardProps } from './FundCard.tsx';
import * as styles from './FundCards.css.ts';

export interface FundCardsWords {
  heading: string;
  introduction: string;
  caption: string;
}

export interface FundCardsProps extends RootProps, FundCardsWords {
  /** A plan that ends in the wall of the two rooms below it; hidden below 768 px, where they are stacked. */
  media: ReactNode;
  /** Equal numbers of terms in the same order: they share lines. */
  funds: readonly [FundCardProps, FundCardProps];
}

/** The choice between two funds, neither of which is preferred. */
export function FundCards({ heading, introduction, media, caption, funds, ...rootProps }: FundCardsProps) {
  const headingId = useId();
  return (
    <Section {...rootProps} space="none" labelledBy={headingId}>
      <div className={styles.chooser}>
        <PageHeading heading={heading} headingId={headingId} lede={[introduction]} />
        <div className={styles.house}>
          <div className={styles.plan}>
            <p className={styles.caption}>{caption}</p>
            {media}
          </div>
          <div className={styles.rooms}>
            {funds.map((fund) => (
              <FundCard key={fund.name} {...fund} />
            ))}
          </div>
        </div>
      </div>
    </Section>
  );
}
