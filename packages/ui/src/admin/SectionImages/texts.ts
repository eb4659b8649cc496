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
  /** Which files are taken, and what becomes of them. */
  uploadHelp: 'JPEG, PNG, WebP or AVIF, up to 10 MB. It is shown on the invest page at once; location data is removed.',
  /** Name the field of the file, and what can be done with it. */
  newImage: 'New image',
  choose: 'Choose an image, or drop one here',
  /** Above the bar while the file is being sent. */
  sending: 'Sending the image',
  typeError: 'This is not a JPEG, PNG, WebP or AVIF file. Please choose one.',
  sizeError: 'This file is larger than 10 MB. Please choose a smaller one.',
  /** Between the date of a change and who made it. */
  changedBy: 'by',
  /** For the drawing that a section shows by itself. */
  drawing: 'Built-in drawing',
  alternativeText: 'Alternative text',
  alternativeTextHelp: 'What the image shows, for those who cannot see it. It is published with the image.',
  /** Shown where a new picture has the words of the one before. */
  checkAlternativeText: 'This text was written for the image before. Please say what the new one shows.',
  save: 'Save text and point',
  focusHelp: 'Press on what must stay in view, or move the point.',
  across: 'Across',
  down: 'Down',
  desktopCut: 'Desktop 16:10',
  phoneCut: 'Phone 4:5',
  /** Over the list of what was shown before. */
  earlier: 'Earlier images',
  restore: 'Restore',
};

export type SectionImagesTexts = typeof sectionImagesTexts;
