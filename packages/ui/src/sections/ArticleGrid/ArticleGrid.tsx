import type { ArticleSummary } from '@sponsor/domain';
import { type ReactNode, useId } from 'react';
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import * as styles from './ArticleGrid.css.ts';

export interface ArticleGridWords {
  heading: string;
  lede: string;
  /** On every card; the title is read out after it. */
  readMoreLabel: string;
  /** Says for all articles that they are not an offer, and that money can be lost. */
  risk: string;
}

export interface ArticleGridProps extends RootProps, ArticleGridWords {
  /** Newest first. `media` is a picture with the ratio 4:3. */
  articles: readonly (ArticleSummary & { href: string; media: ReactNode })[];
}

/** The list of articles: two columns of cards, one below 768 px. */
export function ArticleGrid({ heading, lede, articles, readMoreLabel, risk, ...rootProps }: ArticleGridProps) {
  const headingId = useId();
  return (
    <Section {...rootProps} space="none" labelledBy={headingId}>
      <div className={styles.head}>
        <PageHeading heading={heading} headingId={headingId} lede={[lede]} />
      </div>
      <ul className={styles.grid}>
        {articles.map((article) => (
          <ArticleCard key={article.id} {...article} readMoreLabel={readMoreLabel} />
        ))}
      </ul>
      <div className={styles.foot}>
        <Text size="small" tone="muted">
          {risk}
        </Text>
      </div>
    </Section>
  );
}
