/**
 * Fetches and starts the page's scripts once the page has loaded, so that they take no bandwidth from what is seen
 * first, or at the first sign of use. Its text is inlined into every document: it must stand alone.
 */
export function bootstrap(): void {
  const [entry, ...rest] = document.currentScript?.dataset['modules']?.split(' ') ?? [];
  const waiting = new AbortController();
  const start = (): void => {
    waiting.abort();
    for (const href of rest)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: entry }));
  };
  for (const event of ['load', 'pointerdown', 'keydown', 'focusin']) {
    window.addEventListener(event, start, { capture: true, signal: waiting.signal });
  }
}
