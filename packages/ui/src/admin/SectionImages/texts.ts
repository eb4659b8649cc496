import type { IllustratedSection } from '@sponsor/domain';

export const sectionImagesTexts = {
  headings: { problem: 'Problem section image', solution: 'Solution section image' } satisfies Record<
    IllustratedSection,
    string
  >,
  loading: 'Loading the images',
  retry: 'Retry',
  upload: 'Upload New Image',
  uploading: 'Uploading...',
  /** The accepted files, and what happens to them. */
  uploadHelp: 'JPEG, PNG, WebP or AVIF, up to 10 MB. It is shown on the invest page at once; location data is removed.',
  /** Name the file field and its action. */
  newImage: 'New image',
  choose: 'Choose an image, or drop one here',
  /** Above the bar while the file is being sent. */
  sending: 'Sending the image',
  typeError: 'This is not a JPEG, PNG, WebP or AVIF file. Please choose one.',
  sizeError: 'This file is larger than 10 MB. Please choose a smaller one.',
  /** Between the date of a change and its author. */
  changedBy: 'by',
  /** For the section's own drawing. */
  drawing: 'Built-in drawing',
  alternativeText: 'Alternative text',
  alternativeTextHelp: 'Describes the image for people who cannot see it. It is published with the image.',
  /** Shown while a new picture has the text of the previous one. */
  checkAlternativeText: 'This text describes the previous image. Please describe the new one.',
  save: 'Save text and focal point',
  focusHelp: 'Click what must stay in view, or move the point.',
  across: 'Horizontal',
  down: 'Vertical',
  desktopCut: 'Desktop 16:10',
  phoneCut: 'Phone 4:5',
  /** Above the list of former pictures. */
  earlier: 'Earlier images',
  restore: 'Restore',
};

export type SectionImagesTexts = typeof sectionImagesTexts;
