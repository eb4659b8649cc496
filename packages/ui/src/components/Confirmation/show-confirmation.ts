/**
 * Shows the text in the page's `Confirmation` until the visitor closes it, and moves the focus there, unless the
 * visitor is already using the page. Does nothing on a page without one.
 */
export function showConfirmation(words: string): void {
  const confirmation = document.querySelector<HTMLElement>('[data-confirmation]');
  const status = confirmation?.querySelector('output');
  if (!confirmation || !status) return;
  confirmation.hidden = false;
  confirmation.querySelector('button')?.addEventListener('click', () => {
    confirmation.hidden = true;
  });
  // Text that is already in a live region when it appears is often not read out.
  requestAnimationFrame(() => {
    status.textContent = words;
    if (document.activeElement === document.body) status.parentElement?.focus({ preventScroll: true });
  });
}
