import { brand } from '@sponsor/content/brand';
import { apartmentsElevation, seniorElevation, storageElevation } from '@sponsor/content/drawings';
import { Heading, Text } from '@sponsor/ui';
import { ApartmentsElevation, BrandMark, SeniorElevation, StorageElevation } from '@sponsor/ui/drawings';
import type { Route } from '../src/routes.ts';
import * as styles from './card.css.ts';

const drawings = {
  senior: { Drawing: SeniorElevation, text: seniorElevation },
  apartments: { Drawing: ApartmentsElevation, text: apartmentsElevation },
  storage: { Drawing: StorageElevation, text: storageElevation },
};

/** What previews a link: the head of the page as on a small screen, over the ground of a drawing. */
export function Card({ title, card = 'senior' }: Pick<Route, 'title' | 'card'>) {
  const { Drawing, text } = drawings[card];
  return (
    <div className={styles.card}>
      <div className={styles.words}>
        <p className={styles.sponsor}>
          <BrandMark />
          {brand.name}
        </p>
        <Heading level={1} size="heading2">
          {title}
        </Heading>
      </div>
      <div className={styles.drawing[card]}>
        <Drawing label={text.alternativeText} />
      </div>
      <div className={styles.caption}>
        <Text size="small" tone="muted">
          {text.caption}
        </Text>
      </div>
    </div>
  );
}
