import { portfolio } from '@sponsor/content/portfolio';
import { PortfolioImages as Carousel } from '@sponsor/ui/sections';
import { Children, type ReactNode } from 'react';

/** The portfolio beside the words of another section. Its children are the pictures, in the order of the slides. */
export default function PortfolioImages({ children }: { children: ReactNode }) {
  const pictures = Children.toArray(children);
  const slides = portfolio.slides.map((slide, index) => ({ ...slide, media: pictures[index] }));
  const { imagesLabel, note, pauseLabel, playLabel } = portfolio;
  return (
    <Carousel imagesLabel={imagesLabel} slides={slides} note={note} pauseLabel={pauseLabel} playLabel={playLabel} />
  );
}
