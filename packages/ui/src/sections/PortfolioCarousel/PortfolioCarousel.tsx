import { useId } from 'react';
import { Carousel } from '../../components/Carousel/Carousel.tsx';
import { PortfolioSlide, type PortfolioSlideProps } from '../../components/PortfolioSlide/PortfolioSlide.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { head } from './PortfolioCarousel.css.ts';

export interface PortfolioCarouselWords {
  heading: string;
  text: string;
  /** That the pictures show no property that exists, as long as they do not. */
  note: string;
  /** Name what it is that moves. If left out, `Pause` and `Play`. */
  pauseLabel?: string;
  playLabel?: string;
}

export interface PortfolioCarouselProps extends RootProps, PortfolioCarouselWords {
  slides: readonly (PortfolioSlideProps & { id: number })[];
}

/** Spec §9. */
const intervalMs = 5000;

/** The sponsor's developments in a band of their own: three at once from 768 px, turning by themselves. */
export function PortfolioCarousel({
  heading,
  text,
  slides,
  note,
  pauseLabel,
  playLabel,
  ...rootProps
}: PortfolioCarouselProps) {
  const headingId = useId();
  return (
    <Section {...rootProps} surface="tint">
      <Carousel
        aria-labelledby={headingId}
        view={3}
        rotation={{ intervalMs, pauseLabel, playLabel }}
        slides={slides.map(({ id: slideId, ...slide }) => ({ id: slideId, content: <PortfolioSlide {...slide} /> }))}
        note={note}
        head={
          <div className={head}>
            <Heading level={2} id={headingId}>
              {heading}
            </Heading>
            <Text tone="muted">{text}</Text>
          </div>
        }
      />
    </Section>
  );
}
