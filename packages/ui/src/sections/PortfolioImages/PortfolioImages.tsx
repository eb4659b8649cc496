import { Carousel } from '../../components/Carousel/Carousel.tsx';
import { PortfolioSlide, type PortfolioSlideProps } from '../../components/PortfolioSlide/PortfolioSlide.tsx';
import { attributesOf, type RootProps } from '../../primitives/root-props.ts';

export interface PortfolioImagesWords {
  /** Names the carousel for a screen reader. */
  imagesLabel: string;
  /** That the pictures show no property that exists, as long as they do not. */
  note: string;
  /** Name what it is that moves. If left out, `Pause` and `Play`. */
  pauseLabel?: string;
  playLabel?: string;
}

export interface PortfolioImagesProps extends RootProps, PortfolioImagesWords {
  slides: readonly (PortfolioSlideProps & { id: number })[];
}

/** Spec §9. */
const intervalMs = 3000;

/** The sponsor's developments beside the words of another section: one at a time, and the edge of the next. */
export function PortfolioImages({
  imagesLabel,
  slides,
  note,
  pauseLabel,
  playLabel,
  ...rootProps
}: PortfolioImagesProps) {
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
