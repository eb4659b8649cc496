interface Files {
  scripts: readonly string[];
  stylesheets: readonly string[];
  cacheBusting: boolean;
}

/** Milliseconds after which a file is given up: a visitor who waits longer thinks that the page is broken. */
export const embedPatience = 10_000;

/** Milliseconds between two checks for content from the scripts. */
const lookAgainAfter = 100;

/**
 * Adds the files to the document and calls back once: when all have loaded and `isFilled`, or when that takes too long.
 * A blocker may answer with a script that does nothing. Returns a function that removes the files; after that there is
 * no callback.
 */
export function loadFiles(
  { scripts, stylesheets, cacheBusting }: Files,
  isFilled: () => boolean,
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
  let look: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    clearTimeout(look);
    end.abort();
  };
  const settle = (state: 'ready' | 'failed'): void => {
    stop();
    tell(state);
  };
  const settleOnceFilled = (): void => {
    if (isFilled()) settle('ready');
    else look = setTimeout(settleOnceFilled, lookAgainAfter);
  };
  const timer = setTimeout(() => settle('failed'), embedPatience);
  for (const element of elements) {
    const { signal } = end;
    element.addEventListener(
      'load',
      () => {
        waiting -= 1;
        if (waiting === 0) settleOnceFilled();
      },
      { signal },
    );
    element.addEventListener('error', () => settle('failed'), { signal });
  }
  document.head.append(...elements);
  return () => {
    stop();
    for (const element of elements) element.remove();
  };
}
