/** The words that components repeat everywhere. Names in braces are replaced by numbers. */
export interface Words {
  /** Names the button that closes a dialog, a toast or a confirmation. */
  close: string;
  /** Names the button that empties a field. */
  clear: string;
  /** Follows the text of a link that opens a new tab; with its parentheses. */
  opensInNewTab: string;
  /** Names the region where toasts appear; `{hotkey}` is the key that leads there. */
  notifications: string;
  /** Marks sample content until the sponsor supplies its own. */
  sample: string;
  /** Names the mark of a note, with `{number}`. */
  note: string;
  /** The links to the previous and next page of a list. */
  previousPage: string;
  nextPage: string;
  /** Opens content that is collapsed on phones. */
  showAll: string;
  /** Stop and restart automatic motion. */
  pause: string;
  play: string;
  /** The role of a carousel and of each slide, as a screen reader says it. */
  carousel: string;
  slide: string;
  /** Name the buttons for the previous and next slide. */
  previousSlide: string;
  nextSlide: string;
  /** Names the button that jumps to a slide, with `{position}`. */
  goToSlide: string;
  /** The position in a sequence, with `{position}` and `{count}`. */
  position: string;
  /** Names the link to a page of a list, with `{page}`. */
  page: string;
  /** The position in a paged list, with `{page}` and `{count}`. */
  pagePosition: string;
  /** Names the navigation that leads to the pages above the current one. */
  breadcrumb: string;
  /** Names the checkbox that selects all rows of a table. */
  selectAll: string;
  /** The heading of a form's list of problems. */
  problems: string;
  /** Prefixes the document's title while a form has problems, with its colon. */
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
