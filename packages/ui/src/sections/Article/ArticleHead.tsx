import type { NavigationLink } from '@sponsor/domain';
import { Link } from '../../components/Link/Link.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './Article.css.ts';

interface ArticleHeadProps {
  back: NavigationLink;
  headingId: string;
  title: string;
  lede: string;
}

/** The way back to the list, then the title and the first sentences. */
export function ArticleHead({ back, headingId, title, lede }: ArticleHeadProps) {
  return (
    <>
      <div className={styles.back}>
        <Link variant="standalone" href={back.href}>
          <svg
            className={styles.arrow}
            viewBox="0 0 16 16"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.4"
            aria-hidden="true"
          >
            <path d="M15 8H1.5M7 2.5 1.5 8 7 13.5" />
          </svg>
          {back.label}
        </Link>
      </div>
      <header className={styles.head}>
        <div className={styles.title}>
          <Heading level={1} size="heading2" id={headingId}>
            {title}
          </Heading>
        </div>
        <div className={styles.lede}>
          <Text size="lede" tone="muted">
            {lede}
          </Text>
        </div>
      </header>
    </>
  );
}
