import { type ArticleBlock, formatDay } from '@sponsor/domain';
import { Claim } from '../../components/Claim/Claim.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './ArticleText.css.ts';

/** The running text of an article between two pictures. */
export function ArticleText({ blocks }: { blocks: readonly ArticleBlock[] }) {
  return (
    <div className={styles.text}>
      {blocks.map((block) => (
        <Block key={JSON.stringify(block)} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: ArticleBlock }) {
  switch (block.kind) {
    case 'heading':
      return (
        <div className={styles.heading}>
          <Heading level={2} size="title">
            {block.text}
          </Heading>
        </div>
      );
    case 'paragraph':
      return <Prose parts={block.text} />;
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map((parts) => (
            <li key={JSON.stringify(parts)} className={styles.item}>
              <Prose parts={parts} />
            </li>
          ))}
        </ul>
      );
    case 'terms':
      return (
        <dl>
          {block.terms.map(({ term, meaning }) => (
            <div key={term} className={styles.term}>
              <dt className={styles.termName}>{term}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      );
    case 'pull-figure':
      return (
        <div className={styles.pullFigure}>
          <Claim claim={block.claim} display="figure" />
          <Text>{block.sentence}</Text>
        </div>
      );
    case 'dated-note':
      return (
        <div className={styles.datedNote}>
          <time className={styles.date} dateTime={block.date}>
            {formatDay(block.date)}
          </time>
          <Prose parts={block.text} />
        </div>
      );
    case 'link':
      return (
        <Text>
          {block.sentence}{' '}
          <Link href={block.link.href} external={block.external ?? false}>
            {block.link.label}
          </Link>
          .
        </Text>
      );
    case 'picture':
      return null;
  }
}
