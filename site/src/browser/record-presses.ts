declare global {
  interface Window {
    /** What was pressed before the page's script came, which takes it away. */
    presses?: (EventTarget | null)[];
  }
}

/** Its text stands in every document, before everything that can be pressed: it must stand alone. */
export function recordPresses(): void {
  window.presses = [];
  window.addEventListener('click', ({ target }) => window.presses?.push(target));
}
