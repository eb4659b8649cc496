// Apart from the checks, so that a page with a form carries none of them.

/** Where a form is posted that has no address of its own. */
export function formAddress(id: string): string {
  return `/api/forms/${id}/submissions`;
}
