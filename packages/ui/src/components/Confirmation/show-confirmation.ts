/**
 * Shows the words where the page has a `Confirmation`, until the visitor closes it, and moves the focus there, unless it is
 * already in use. A page without one says nothing.
 */
export function showConfirmation(words: string): void {
  const confirmation = document.querySelector<HTMLElement>('[data-confirmation]');
  const status = confirmation?.querySelector('output');
  if (!confirmation || !status) return;
  confirmation.hidden = false;
  confirmation.querySelector('button')?.addEventListener('click', () => {
    confirmation.hidden = true;
  });
  // Words that are there when a live region appears are often not read out.
  requestAnimationFrame(() => {
    status.textContent = words;
    if (document.activeElement === document.body) status.parentElement?.focus({ preventScroll: true });
  });
}
