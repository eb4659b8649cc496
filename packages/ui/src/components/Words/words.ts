import type { ComponentWords } from '@sponsor/domain';

export type Words = ComponentWords;

export const english: Words = {
  close: 'Close',
  clear: 'Clear',
  opensInNewTab: '(opens in a new tab)',
  notifications: 'Notifications ({hotkey})',
  sample: 'Sample',
  note: 'Note {number}',
  previousPage: 'Previous',
  nextPage: 'Next',
  showAll: 'Show all',
  pause: 'Pause',
  play: 'Play',
  carousel: 'carousel',
  slide: 'slide',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  goToSlide: 'Go to slide {position}',
  position: '{position} of {count}',
  page: 'Page {page}',
  pagePosition: 'Page {page} of {count}',
  selectAll: 'Select all on this page',
  problems: 'There is a problem',
  error: 'Error:',
};

/** Replaces names in braces with their values; a name without a value stays. */
export function fillIn(words: string, values: Readonly<Record<string, number | string>>): string {
  return words.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}
