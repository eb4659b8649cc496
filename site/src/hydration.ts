const waiting = new Set<string>();
let pageReady = false;

/** Says that an island is still plain HTML. */
export function islandWaits(id: string): void {
  waiting.add(id);
}

/** Says that an island works, or is gone. */
export function islandReady(id: string): void {
  waiting.delete(id);
  publish();
}

/** Says that the page works, except for the islands that wait. */
export function pageHydrated(): void {
  pageReady = true;
  publish();
}

/** `data-hydrated` on the document: from now on scripts answer, not the browser. Tests and monitoring wait for it. */
function publish(): void {
  if (pageReady && waiting.size === 0) document.documentElement.dataset['hydrated'] = '';
}
