declare global {
  interface Window {
    /** What was pressed before the page's script came. */
    presses?: (EventTarget | null)[];
  }
}

/** Its text stands in every document, before everything that can be pressed: it must stand alone. */
export function recordPresses(): void {
  window.onclick = ({ target }) => (window.presses ??= []).push(target);
}
