/** The words that the same components say wherever they stand. What stands in braces is replaced by a number. */
export interface Words {
  /** Names the button that closes a dialog, a toast or a confirmation. */
  close: string;
  /** Names the button that empties a field. */
  clear: string;
  /** Follows the words of a link that opens a new tab; with its parentheses. */
  opensInNewTab: string;
  /** Names the place where toasts appear; `{hotkey}` is the key that leads there. */
  notifications: string;
  /** Marks what stands for the sponsor's own content until that is there. */
  sample: string;
  /** Names the mark of a note, with `{number}`. */
  note: string;
  /** Lead to the page of a list before and after the present one. */
  previousPage: string;
  nextPage: string;
  /** Opens what a phone folds. */
  showAll: string;
  /** Stop what moves by itself, and let it go on. */
  pause: string;
  play: string;
  /** What a carousel and each of its parts are, as a screen reader says it. */
  carousel: string;
  slide: string;
  /** Name the buttons that move to the slide before and after the present one. */
  previousSlide: string;
  nextSlide: string;
  /** Names the button that jumps to a slide, with `{position}`. */
  goToSlide: string;
  /** Which of several is shown, with `{position}` and `{count}`. */
  position: string;
  /** Names the link to a page of a list, with `{page}`. */
  page: string;
  /** Which page of a list is shown, with `{page}` and `{count}`. */
  pagePosition: string;
  /** Names the navigation that leads to the pages above the current one. */
  breadcrumb: string;
  /** Names the checkbox that selects all rows of a table. */
  selectAll: string;
  /** Stands over the problems of a form. */
  problems: string;
  /** Begins the title of the document as long as a form has problems, with its colon. */
  error: string;
}

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
  breadcrumb: 'Breadcrumb',
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
