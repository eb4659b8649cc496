'use client';

import { useWords } from '../Words/WordsProvider.tsx';
import { fillIn } from '../Words/words.ts';
import { dot, dots } from './Carousel.css.ts';

interface CarouselDotsProps {
  count: number;
  index: number;
  onChoose: (index: number) => void;
}

/** One dot for each stop of the row. */
export function CarouselDots({ count, index, onChoose }: CarouselDotsProps) {
  const { goToSlide } = useWords();
  return (
    <div className={dots}>
      {Array.from({ length: count }, (_, place) => {
        const name = fillIn(goToSlide, { position: place + 1 });
        return (
          <button
            key={name}
            type="button"
            className={dot}
            aria-label={name}
            aria-current={place === index || undefined}
            onClick={() => onChoose(place)}
          />
        );
      })}
    </div>
  );
}
