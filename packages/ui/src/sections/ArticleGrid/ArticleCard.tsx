import { type ArticleSummary, formatDay } from '@sponsor/domain';
import type { ReactNode } from 'react';
import { Link } from '../../components/Link/Link.tsx';
import { LinkElement } from '../../components/Link/LinkElement.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ArticleGrid.css.ts';

interface ArticleCardProps extends ArticleSummary {
  href: string;
  media: ReactNode;
  readMoreLabel: string;
}

/** One article of the list: its picture and title are one link, and Read More leads to the same page. */
export function ArticleCard({ href, media, date, readTime, title, excerpt, readMoreLabel }: ArticleCardProps) {
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
