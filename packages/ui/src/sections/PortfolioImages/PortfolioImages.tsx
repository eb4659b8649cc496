import { Carousel } from '../../components/Carousel/Carousel.tsx';
import { PortfolioSlide, type PortfolioSlideProps } from '../../components/PortfolioSlide/PortfolioSlide.tsx';
import { attributesOf, type RootProps } from '../../primitives/root-props.ts';

export interface PortfolioImagesWords {
  /** Names the carousel for a screen reader. */
  imagesLabel: string;
  /** Says that the pictures show no existing property, while that is so. */
  note: string;
  /** Name the moving content; `Pause` and `Play` by default. */
  pauseLabel?: string;
  playLabel?: string;
}

export interface PortfolioImagesProps extends RootProps, PortfolioImagesWords {
  slides: readonly (PortfolioSlideProps & { id: number })[];
}

/** Required by motion-4. */
const intervalMs = 3000;

/** The sponsor's developments beside the words of another section: one at a time, and the edge of the next. */
export function PortfolioImages(props: PortfolioImagesProps) {
  const { imagesLabel, slides, note, pauseLabel, playLabel, ...rootProps } = props;
  return (
    <Carousel
      {...attributesOf(rootProps)}
      aria-label={imagesLabel}
      view="peek"
      rotation={{ intervalMs, pauseLabel, playLabel }}
      slides={slides.map(({ id, ...slide }) => ({ id, content: <PortfolioSlide {...slide} /> }))}
      note={note}
    />
  );
}
