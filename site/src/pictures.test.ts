import type { CaptionedPicture } from '@sponsor/domain';
import { describe, expect, it } from 'vitest';
import { asBuilt } from './pictures.ts';

const porch: CaptionedPicture = {
  sources: [{ type: 'image/avif', srcSet: '/pictures/porch-640.avif 640w, /pictures/porch-960.avif 960w' }],
  src: '/pictures/porch-960.webp',
  width: 960,
  height: 540,
  alt: 'A porch',
  caption: 'A model.',
};
const files = {
  '../porch-640.avif': '/assets/porch-640-a1.avif',
  '../porch-960.avif': '/assets/porch-960-b2.avif',
  '../porch-960.webp': '/assets/porch-960-c3.webp',
};

describe('asBuilt', () => {
  it('gives every file the address of the build, and leaves the rest as it is', () => {
    expect(asBuilt(porch, files)).toEqual({
      ...porch,
      sources: [{ type: 'image/avif', srcSet: '/assets/porch-640-a1.avif 640w, /assets/porch-960-b2.avif 960w' }],
      src: '/assets/porch-960-c3.webp',
    });
  });

  it('fails the build for a file that is not there', () => {
    const { '../porch-960.webp': _, ...rest } = files;
    expect(() => asBuilt(porch, rest)).toThrow('no /pictures/porch-960.webp');
  });
});
