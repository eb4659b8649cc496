import { portfolio } from '@sponsor/content/portfolio';
import { PortfolioImages as Carousel } from '@sponsor/ui/sections';
import { Children, type ReactNode } from 'react';

interface PortfolioImagesProps {
  /** The first slide, counted from 0, which differs between pages. */
  first: number;
  /** The pictures, in the order of the slides. */
  children: ReactNode;
}

/** The portfolio beside the words of another section. */
export default function PortfolioImages({ first, children }: PortfolioImagesProps) {
  const pictures = Children.toArray(children);
  const slides = portfolio.slides.map((slide, index) => ({ ...slide, media: pictures[index] }));
  return <Carousel {...portfolio} slides={[...slides.slice(first), ...slides.slice(0, first)]} />;
}
