import { type ArticleSummary, formatDay } from '@sponsor/domain';
import { type ReactNode, useId } from 'react';
import { Link } from '../../components/Link/Link.tsx';
import { LinkElement } from '../../components/Link/LinkElement.tsx';
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
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

type ArticleCardProps = ArticleGridProps['articles'][number] & Pick<ArticleGridProps, 'readMoreLabel'>;

/** One article of the list: its picture and title are one link, and Read More leads to the same page. */
function ArticleCard({ href, media, date, readTime, title, excerpt, readMoreLabel }: ArticleCardProps) {
  return (
    <li className={styles.card}>
      <div className={styles.opening}>
        {media}
        <p className={styles.facts}>
          <time dateTime={date}>{formatDay(date)}</time>
          <span>{readTime}</span>
        </p>
        <div className={styles.title}>
          <Heading level={2} size="title">
            <LinkElement className={styles.titleLink} href={href}>
              {title}
            </LinkElement>
          </Heading>
        </div>
      </div>
      <div className={styles.excerpt}>
        <Text tone="muted">{excerpt}</Text>
      </div>
      <Link variant="standalone" href={href}>
        {readMoreLabel}
        <VisuallyHidden> {title}</VisuallyHidden>
      </Link>
    </li>
  );
}
