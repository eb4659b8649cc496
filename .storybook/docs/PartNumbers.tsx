import { useOf } from '@storybook/addon-docs/blocks';
import { use, useEffect, useRef, useState } from 'react';
import type { Guide } from '../../packages/ui/src/guides/guide.ts';

/** Minimum distance in pixels from the window's edge at which a number is fully visible. */
const leastLeft = 28;

/**
 * The numbers of the parts, over the example above: each at the corner of the element that its selector finds,
 * following its position.
 */
export function PartNumbers({ reading }: { reading: Promise<Guide> }) {
  const { anatomy, parts = {} } = use(reading);
  const { story } = useOf('story', ['story']);
  const list = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<readonly { number: number; left: number; top: number }[]>([]);

  useEffect(() => {
    const example = document.getElementById(`story--${story.id}`);
    const origin = list.current;
    if (!example || !origin) return;
    const observer = new ResizeObserver(() => {
      const { left, top } = origin.getBoundingClientRect();
      setPlaces(
        numbersOf({ anatomy, parts }).flatMap(({ number, selector }) => {
          const place = selector && example.querySelector(selector)?.getBoundingClientRect();
          return place ? { number, left: Math.max(place.left, leastLeft) - left, top: place.top - top } : [];
        }),
      );
    });
    observer.observe(example);
    return () => observer.disconnect();
  }, [anatomy, parts, story.id]);

  return (
    <div ref={list} className="sb-unstyled guide-numbers" aria-hidden="true">
      {places.map(({ number, left, top }) => (
        <span key={number} className="guide-number" style={{ left, top }}>
          {number}
        </span>
      ))}
    </div>
  );
}

/** The parts in order. Only parts that appear in the example have a number. */
export function numbersOf({ anatomy, parts = {} }: Pick<Guide, 'anatomy' | 'parts'>) {
  let count = 0;
  return Object.entries(anatomy).map(([name, text]) => {
    const selector = parts[name];
    if (selector !== undefined) count += 1;
    return { name, text, selector, number: selector === undefined ? 0 : count };
  });
}
