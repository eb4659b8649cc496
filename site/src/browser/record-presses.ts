declare global {
  interface Window {
    /** Presses from before the page's script loaded, which takes them over. */
    presses?: (EventTarget | null)[];
  }
}

/** Its source is inlined in every document, before everything that can be pressed, so it must be self-contained. */
export function recordPresses(): void {
  window.presses = [];
  window.addEventListener('click', ({ target }) => window.presses?.push(target));
}
