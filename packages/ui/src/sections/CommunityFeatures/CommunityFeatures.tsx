import type { Prose as ProseParts } from '@sponsor/domain';
import { type ReactNode, useId } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './CommunityFeatures.css.ts';

interface CommunityFeature {
  heading: string;
  text: string;
  items: readonly ProseParts[];
}

export interface CommunityFeaturesWords {
  heading: string;
  /** The rooms of all residents. */
  livingSpaces: CommunityFeature;
  /** The services for residents. */
  services: CommunityFeature;
  /** The activities of residents. */
  activities: CommunityFeature;
}

type PicturedFeature = CommunityFeature & {
  /** A picture, 8 by 5; its sides may be cropped. */
  media: ReactNode;
  caption: string;
};

export interface CommunityFeaturesProps extends RootProps, CommunityFeaturesWords {
  /** The rooms of all residents, with a picture. */
  livingSpaces: PicturedFeature;
  /** The services for residents, with a picture. */
  services: PicturedFeature;
}

/** Life in a community: its rooms, services and activities. */
export function CommunityFeatures(props: CommunityFeaturesProps) {
  const { heading, livingSpaces, services, activities, ...rootProps } = props;
  const headingId = useId();
  return (
    <Section {...rootProps} labelledBy={headingId}>
      <div className={styles.head}>
        <SectionHead heading={heading} headingId={headingId} />
      </div>
      <div className={styles.features}>
        {[livingSpaces, services].map((feature) => (
          <Card
            key={feature.heading}
            heading={feature.heading}
            headingLevel={3}
            media={
              <figure>
                <div className={styles.picture}>
                  <div className={styles.fill}>{feature.media}</div>
                </div>
                <figcaption className={styles.caption}>{feature.caption}</figcaption>
              </figure>
            }
          >
            <FeatureText {...feature} />
          </Card>
        ))}
        <div className={styles.row}>
          <Card heading={activities.heading} headingLevel={3}>
            <FeatureText {...activities} columns />
          </Card>
        </div>
      </div>
    </Section>
  );
}

function FeatureText({ text, items, columns = false }: CommunityFeature & { columns?: boolean }) {
  return (
    <>
      <Text tone="muted">{text}</Text>
      <ul className={styles.items} data-columns={columns || undefined}>
        {items.map((parts) => (
          <li key={parts.map((part) => (typeof part === 'string' ? part : part.id)).join()} className={styles.item}>
            <Prose parts={parts} />
          </li>
        ))}
      </ul>
    </>
  );
}
