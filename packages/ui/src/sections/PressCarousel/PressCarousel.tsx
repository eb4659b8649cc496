import type { PressOutlet } from '@sponsor/domain';
import { useId } from 'react';
import { Carousel } from '../../components/Carousel/Carousel.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { PressWordmark, type PressWordmarkProps } from '../../drawings/PressWordmark/PressWordmark.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './PressCarousel.css.ts';

export interface PressCarouselWords {
  heading: string;
  /** Names, and the width of each. */
  outlets: readonly (PressOutlet & Pick<PressWordmarkProps, 'cut'>)[];
  /** A qualification of the outlets. */
  caption: string;
}

export type PressCarouselProps = RootProps & PressCarouselWords;

/** Press outlets that have reported on the sponsor, in a row that scrolls only if it must. */
export function PressCarousel({ heading, outlets, caption, ...rootProps }: PressCarouselProps) {
  const headingId = useId();
  const slides = outlets.map(({ name, url, width, cut }, index) => ({
    id: index + 1,
    content: (
      <div className={styles.mark} data-width={width}>
        <Link variant="plain" href={url} external>
          <PressWordmark name={name} cut={cut} />
        </Link>
      </div>
    ),
  }));
  return (
    <Section {...rootProps} space="compact">
      <div className={styles.row}>
        <Heading level={2} size="body" id={headingId}>
          {heading}
        </Heading>
        <Carousel view="auto" slides={slides} aria-labelledby={headingId} />
      </div>
      <Text size="small" tone="muted">
        {caption}
      </Text>
    </Section>
  );
}
