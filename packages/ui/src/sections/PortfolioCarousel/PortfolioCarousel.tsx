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
  /** Says that the pictures show no existing property, while that is so. */
  note: string;
  /** Name the moving content; `Pause` and `Play` by default. */
  pauseLabel?: string;
  playLabel?: string;
}

export interface PortfolioCarouselProps extends RootProps, PortfolioCarouselWords {
  slides: readonly (PortfolioSlideProps & { id: number })[];
}

/** Required by motion-3. */
const intervalMs = 5000;

/** The sponsor's developments in a full-width band: three at once from 768 px, rotating automatically. */
export function PortfolioCarousel(props: PortfolioCarouselProps) {
  const { heading, text, slides, note, pauseLabel, playLabel, ...rootProps } = props;
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
