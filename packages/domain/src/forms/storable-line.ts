// Separate from the schemas, so that a page without a form includes no validator.

/** A lone surrogate is invalid in UTF-8 and in a JSON column, so it is treated like the control characters. */
export const unstorableInLine = /[\p{Cc}\p{Cs}]/u;

/** Truncates text and removes unstorable characters, so that no visitor pays for a careless link. */
export function storableLine(text: string, limit: number): string {
  return text.slice(0, limit).split(unstorableInLine).join('');
}
