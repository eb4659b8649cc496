declare global {
  interface Window {
    /** Presses from before the page's script loaded, which handles them. */
    presses?: (EventTarget | null)[];
  }
}

/**
 * Records presses. The source is inlined in every document, before everything that can be pressed, so it must be
 * self-contained.
 */
export function recordPresses(): void {
  window.presses = [];
  window.addEventListener('click', ({ target }) => window.presses?.push(target));
}
