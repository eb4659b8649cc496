interface Files {
  scripts: readonly string[];
  stylesheets: readonly string[];
  cacheBusting: boolean;
}

/** Milliseconds after which a file is given up: a visitor who waits longer believes the page broken. */
export const embedPatience = 10_000;

/**
 * Adds the files to the document and tells once when all have come, or one has not. Returns what takes them away; nothing
 * is told after that.
 */
export function loadFiles(
  { scripts, stylesheets, cacheBusting }: Files,
  tell: (state: 'ready' | 'failed') => void,
): () => void {
  const fresh = (address: string): string => {
    if (!cacheBusting) return address;
    const url = new URL(address, document.baseURI);
    url.searchParams.set('t', `${Date.now()}`);
    return url.href;
  };
  const elements = [
    ...stylesheets.map((href) =>
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href: fresh(href) }),
    ),
    ...scripts.map((src) => Object.assign(document.createElement('script'), { src: fresh(src), async: false })),
  ];
  let waiting = elements.length;
  const end = new AbortController();
  const settle = (state: 'ready' | 'failed'): void => {
    clearTimeout(timer);
    end.abort();
    tell(state);
  };
  const timer = setTimeout(() => settle('failed'), embedPatience);
  for (const element of elements) {
    const { signal } = end;
    element.addEventListener(
      'load',
      () => {
        waiting -= 1;
        if (waiting === 0) settle('ready');
      },
      { signal },
    );
    element.addEventListener('error', () => settle('failed'), { signal });
  }
  document.head.append(...elements);
  return () => {
    clearTimeout(timer);
    end.abort();
    for (const element of elements) element.remove();
  };
}
