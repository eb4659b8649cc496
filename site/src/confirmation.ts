import { showConfirmation } from '@sponsor/ui/behaviours';

const key = 'confirmation';

/** Keeps the thanks for a form for the page that is opened next in this tab. */
export function leaveConfirmation(thanks: string): void {
  try {
    sessionStorage.setItem(key, thanks);
  } catch {
    // Where a browser stores nothing, the thanks have been on the page of the form.
  }
}

/** Shows, once, the thanks that the page before has left. */
export function takeConfirmation(): void {
  try {
    const thanks = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    if (thanks !== null) showConfirmation(thanks);
  } catch {
    // Nothing can have been left where a browser stores nothing.
  }
}
