import * as texts from '@sponsor/content/drawing-words';
import { BrandMark, SeniorElevation, SitePlan } from '@sponsor/content/drawings';
import { sponsor } from '@sponsor/content/sponsor';
import type { CardName, PageWords } from '@sponsor/domain';
import { Heading, Text } from '@sponsor/ui';
import { type Drawn, drawn, drawings as ofArticles } from '../src/pages/article/drawings.tsx';
import { requireContent } from '../src/require-content.ts';
import * as styles from './card.css.ts';

const drawings: Record<CardName, Drawn | undefined> = {
  senior: drawn(texts.seniorElevation, (text) => <SeniorElevation label={text.alternativeText} />),
  apartments: ofArticles.apartmentsElevation,
  storage: ofArticles.storageElevation,
  flex: ofArticles.flexElevation,
  site: drawn(texts.sitePlan, (text) => <SitePlan label={text.alternativeText} doors={text.doors} />),
  porch: ofArticles.porchDetail,
  bays: ofArticles.flexBayPlan,
  stair: ofArticles.ageStair,
  counties: ofArticles.countyDensity,
};

/** Drawings placed beside the words rather than below them. */
const beside: ReadonlySet<CardName> = new Set(['porch', 'bays', 'stair', 'counties']);

/** The preview card of a link: the page's head as on a small screen, with a drawing below or beside it. */
export function Card({ title, card = 'senior' }: Pick<PageWords, 'title' | 'card'>) {
  const { drawing, media } = requireContent(
    drawings[card],
    `the text of the drawing for the card ${card} in drawings.ts`,
  );
  return (
    <div className={styles.card} data-beside={beside.has(card) || undefined}>
      <div className={styles.words}>
        <p className={styles.sponsor}>
          <BrandMark />
          {sponsor.name}
        </p>
        <Heading level={1} size="heading2">
          {title}
        </Heading>
      </div>
      <div className={styles.drawing[card]}>{media}</div>
      <div className={styles.caption}>
        <Text size="small" tone="muted">
          {drawing.caption}
        </Text>
      </div>
    </div>
  );
}
