// Apart from the schemas, so that a page without a form carries no validator.

/** A lone surrogate has no place in UTF-8 or in a JSON column, so it goes with the control characters. */
export const unstorableInLine = /[\p{Cc}\p{Cs}]/u;

/** Shortened, and without what could not be stored: no visitor is to pay for a careless link. */
export function storableLine(text: string, limit: number): string {
  return text.slice(0, limit).split(unstorableInLine).join('');
}
