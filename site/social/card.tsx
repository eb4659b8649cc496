import * as texts from '@sponsor/content/drawings';
import { sponsor } from '@sponsor/content/sponsor';
import type { CardName, DrawingText, PageWords } from '@sponsor/domain';
import {
  AgeStair,
  ApartmentsElevation,
  BrandMark,
  CountyDensity,
  FlexBayPlan,
  FlexElevation,
  PorchDetail,
  SeniorElevation,
  SitePlan,
  StorageElevation,
} from '@sponsor/drawings';
import { Heading, Text } from '@sponsor/ui';
import type { ReactNode } from 'react';
import * as styles from './card.css.ts';

interface CardDrawing {
  text: DrawingText;
  /** It stands beside the words, not below them. */
  beside?: true;
  draw: (label: string) => ReactNode;
}

const drawings: Record<CardName, CardDrawing> = {
  senior: { text: texts.seniorElevation, draw: (label) => <SeniorElevation label={label} /> },
  apartments: { text: texts.apartmentsElevation, draw: (label) => <ApartmentsElevation label={label} /> },
  storage: { text: texts.storageElevation, draw: (label) => <StorageElevation label={label} /> },
  flex: { text: texts.flexElevation, draw: (label) => <FlexElevation label={label} /> },
  site: { text: texts.sitePlan, draw: (label) => <SitePlan label={label} doors={texts.sitePlan.doors} /> },
  porch: { text: texts.porchDetail, beside: true, draw: (label) => <PorchDetail label={label} /> },
  bays: {
    text: texts.flexBayPlan,
    beside: true,
    draw: (label) => <FlexBayPlan label={label} rooms={texts.flexBayPlan.rooms} />,
  },
  stair: {
    text: texts.ageStair,
    beside: true,
    draw: (label) => <AgeStair label={label} years={texts.ageStair.years} />,
  },
  counties: { text: texts.countyDensity, beside: true, draw: (label) => <CountyDensity label={label} /> },
};

/** What previews a link: the head of the page as on a small screen, with a drawing below or beside it. */
export function Card({ title, card = 'senior' }: Pick<PageWords, 'title' | 'card'>) {
  const { text, beside, draw } = drawings[card];
  return (
    <div className={styles.card} data-beside={beside}>
      <div className={styles.words}>
        <p className={styles.sponsor}>
          <BrandMark />
          {sponsor.name}
        </p>
        <Heading level={1} size="heading2">
          {title}
        </Heading>
      </div>
      <div className={styles.drawing[card]}>{draw(text.alternativeText)}</div>
      <div className={styles.caption}>
        <Text size="small" tone="muted">
          {text.caption}
        </Text>
      </div>
    </div>
  );
}
