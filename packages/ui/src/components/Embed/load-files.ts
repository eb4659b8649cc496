interface Files {
  scripts: readonly string[];
  stylesheets: readonly string[];
  cacheBusting: boolean;
}

/** Milliseconds after which a file is given up: a visitor who waits longer believes the page broken. */
export const embedPatience = 10_000;

/** Milliseconds between two looks at whether the scripts have put something there. */
const lookAgainAfter = 100;

/**
 * Adds the files to the document and tells once when all have come and `isFilled`, or when that does not happen in time. A
 * blocker may answer with a script that does nothing. Returns what takes the files away; nothing is told after that.
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
