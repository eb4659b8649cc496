'use client';

import { dot, dots } from './Carousel.css.ts';

interface CarouselDotsProps {
  count: number;
  index: number;
  /** Before the number of a slide. */
  label: string;
  onChoose: (index: number) => void;
}

/** One dot for each place where the row can stop. */
export function CarouselDots({ count, index, label, onChoose }: CarouselDotsProps) {
  return (
    <div className={dots}>
      {Array.from({ length: count }, (_, place) => `${label} ${place + 1}`).map((name, place) => (
        <button
          key={name}
          type="button"
          className={dot}
          aria-label={name}
          aria-current={place === index || undefined}
          onClick={() => onChoose(place)}
        />
      ))}
    </div>
  );
}
