/** Milliseconds without scrolling after which the pages count as settled. */
const settledMs = 120;

/**
 * Runs a book that `FlipBook` rendered, with or without React: its buttons and the arrow keys turn the pages, and the
 * numbers of the visible ones are marked. Returns a function that stops it.
 */
export function startFlipBook(book: HTMLElement): () => void {
  const row = book.querySelector<HTMLElement>('[data-pages]');
  const said = book.querySelector('output');
  const buttons = [...book.querySelectorAll<HTMLButtonElement>('[data-turn]')];
  const numbers = [...book.querySelectorAll('[data-number]')];
  const pictures = [...(row?.querySelectorAll('img') ?? [])];
  if (!row) return () => {};

  /** The number of visible pages, and the current view, from 0. */
  let inView = 1;
  let view = 0;
  const last = () => Math.ceil(pictures.length / inView) - 1;

  function show(): void {
    const first = view * inView;
    for (const [page, number] of numbers.entries()) {
      if (page >= first && page < first + inView) number.setAttribute('aria-current', 'true');
      else number.removeAttribute('aria-current');
    }
    for (const button of buttons) {
      button.disabled = view === (button.dataset['turn'] === '1' ? last() : 0);
      // Disabling the focused button would move the focus, and with it the arrow keys, out of the book.
      if (button.disabled && button === document.activeElement) row?.focus({ preventScroll: true });
    }
    // A browser loads no picture that is cut off beside the row.
    for (const picture of pictures.slice(first, first + 2 * inView)) picture.loading = 'eager';
  }

  function turnTo(next: number): void {
    if (next === view || next < 0 || next > last()) return;
    view = next;
    show();
    row?.scrollTo({ left: view * row.clientWidth });
    const pages = pictures.slice(view * inView, (view + 1) * inView);
    if (said) said.textContent = pages.map(({ alt }) => alt).join(', ');
  }

  /** Follows scrolling by hand, opening at an anchor, and resizing the window. */
  function follow(): void {
    const width = row?.clientWidth || 1;
    inView = Math.max(1, Math.round(width / (pictures[0]?.closest('li')?.offsetWidth || width)));
    view = Math.min(last(), Math.round((row?.scrollLeft ?? 0) / width));
    show();
  }

  const end = new AbortController();
  const { signal } = end;
  let rest = 0;
  const followAtRest = () => {
    clearTimeout(rest);
    rest = window.setTimeout(follow, settledMs);
  };
  row.addEventListener('scroll', followAtRest, { passive: true, signal });
  addEventListener('resize', follow, { signal });
  signal.addEventListener('abort', () => clearTimeout(rest));
  for (const button of buttons) {
    button.addEventListener('click', () => turnTo(view + Number(button.dataset['turn'])), { signal });
  }
  book.addEventListener(
    'keydown',
    (event) => {
      const targets: Partial<Record<string, number>> = {
        ArrowLeft: view - 1,
        ArrowRight: view + 1,
        Home: 0,
        End: last(),
      };
      const next = targets[event.key];
      if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      turnTo(next);
    },
    { signal },
  );
  follow();
  return () => end.abort();
}
