import { useId } from 'react';
import { Carousel, type CarouselLabels } from '../../components/Carousel/Carousel.tsx';
import { PortfolioSlide, type PortfolioSlideProps } from '../../components/PortfolioSlide/PortfolioSlide.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { head } from './PortfolioCarousel.css.ts';

export interface PortfolioCarouselProps {
  /** What links lead to. */
  id?: string;
  heading: string;
  text: string;
  slides: readonly (PortfolioSlideProps & { id: number })[];
  /** That the pictures show no property that exists, as long as they do not. */
  note: string;
  labels: CarouselLabels & { pause: string; play: string };
}

/** Spec §9. */
const intervalMs = 5000;

/** The sponsor's developments in a band of their own: three at once from 768 px, turning by themselves. */
export function PortfolioCarousel({ id, heading, text, slides, note, labels }: PortfolioCarouselProps) {
  const headingId = useId();
  return (
    <Section id={id} surface="tint">
      <Carousel
        aria-labelledby={headingId}
        view={3}
        rotation={{ intervalMs, pauseLabel: labels.pause, playLabel: labels.play }}
        slides={slides.map(({ id: slideId, ...slide }) => ({ id: slideId, content: <PortfolioSlide {...slide} /> }))}
        labels={labels}
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
