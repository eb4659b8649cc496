// Separate from the validation, so that a page with a form includes none of it.

/** Returns the post address of a form without its own address. */
export function formAddress(id: string): string {
  return `/api/forms/${id}/submissions`;
}
