import narrow from './elevation-480.fixture.webp';
import wide from './elevation-960.fixture.webp';
import type { PictureProps } from './Picture.tsx';

export const elevation = {
  sources: [{ type: 'image/webp', srcSet: `${narrow} 480w, ${wide} 960w` }],
  src: wide,
  sizes: '100vw',
  width: 960,
  height: 540,
  alt: 'Front of a one-story residence with an evergreen roof',
} satisfies PictureProps;
