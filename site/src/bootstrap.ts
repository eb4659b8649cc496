/**
 * Fetches and starts the page's scripts once the page has loaded, so that they take no bandwidth from what is seen
 * first, or at the first sign of use. Its text is inlined into every document: it must stand alone.
 */
export function bootstrap(): void {
  const { modules = '', stylesheets = '' } = document.currentScript?.dataset ?? {};
  const [entry, ...preloaded] = modules.split(' ');
  const waiting = new AbortController();
  const add = (name: string, properties: object): void =>
    document.head.append(Object.assign(document.createElement(name), properties));
  const start = (): void => {
    waiting.abort();
    for (const href of preloaded) add('link', { rel: 'modulepreload', href });
    // Disabled, they are never fetched: they tell the loader of a lazy part that its styles are in the page already.
    for (const href of stylesheets.split(' ')) add('link', { disabled: true, rel: 'stylesheet', href });
    add('script', { type: 'module', src: entry });
  };
  for (const event of ['load', 'pointerdown', 'keydown', 'focusin']) {
    window.addEventListener(event, start, { capture: true, signal: waiting.signal });
  }
}
