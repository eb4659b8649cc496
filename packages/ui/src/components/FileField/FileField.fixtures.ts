import type { FileFieldProps } from './FileField.tsx';

export const fileField: FileFieldProps = {
  label: 'Image of “The problem”',
  name: 'image',
  accept: ['image/jpeg', 'image/png', 'image/webp'],
  typeErrorText: 'This is not a JPEG, PNG or WebP image. Choose one that is.',
  maxBytes: 10_000_000,
  sizeErrorText: 'This image is larger than 10 MB. Choose a smaller one.',
  chooseLabel: 'Choose an image, or drop one here',
  replaceLabel: 'Choose another',
  removeLabel: 'Take the image out',
};

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="160">
  <path fill="#e6e2d8" d="M0 0h240v160H0z"/><path fill="#1e4b3a" d="m20 80 100-50 100 50v60H20z"/>
</svg>`;

/** Returns a small drawing with any type and name. */
export const imageFile = (type: string, name: string) => new File([drawing], name, { type });
