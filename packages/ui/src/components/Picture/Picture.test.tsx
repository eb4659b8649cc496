import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Picture, type PictureProps } from './Picture.tsx';

const porch = {
  sources: [
    { type: 'image/avif', srcSet: '/porch-640.avif 640w, /porch-960.avif 960w' },
    { type: 'image/webp', srcSet: '/porch-640.webp 640w, /porch-960.webp 960w' },
  ],
  src: '/porch-960.webp',
  sizes: '(min-width: 768px) 50vw, 100vw',
  width: 960,
  height: 600,
  alt: 'A porch with two chairs',
} satisfies PictureProps;

describe('<Picture>', () => {
  it('offers the formats in the given order, at the same sizes', () => {
    const { container } = render(<Picture {...porch} />);
    const sources = [...container.querySelectorAll('source')];
    expect(sources.map((source) => source.type)).toEqual(['image/avif', 'image/webp']);
    expect(new Set(sources.map((source) => source.sizes))).toEqual(new Set([porch.sizes]));
  });

  it('reserves its space with width and height', () => {
    render(<Picture {...porch} />);
    const image = screen.getByRole('img', { name: 'A porch with two chairs' });
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['960', '600']);
  });

  it.each([
    { when: 'lazy', loading: 'lazy', fetchPriority: 'auto' },
    { when: 'eager', loading: 'eager', fetchPriority: 'auto' },
    { when: 'first', loading: 'eager', fetchPriority: 'high' },
  ] as const)('loads $when with priority $fetchPriority', ({ when, loading, fetchPriority }) => {
    render(<Picture {...porch} loading={when} />);
    const image = screen.getByRole('img');
    expect(image.getAttribute('loading')).toBe(loading);
    expect(image.getAttribute('fetchpriority')).toBe(fetchPriority);
  });
});
