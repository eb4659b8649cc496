import { reportError } from '../report-error.ts';

/** Pixels around the window in which an island counts as seen: its code is there by the time it is looked at. */
const near = '300px';

const waiting = new Map<HTMLElement, Promise<void>>();
const pressed = new Map<HTMLElement, HTMLElement>();

/**
 * Brings the page's islands to life, each when it is its turn (`data-when`) and at the latest when it is touched. The
 * last press of a button that comes before the code is carried out once the code is there. `early` are those which came
 * before this was called. The document carries `data-hydrated` once all islands live that wait for nobody.
 */
export function startIslands(early: readonly (EventTarget | null)[]): void {
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  for (const target of early) keepPress(target);
  addEventListener('click', ({ target }) => keepPress(target), { capture: true });
  for (const touch of ['pointerdown', 'focusin', 'keydown']) {
    addEventListener(touch, ({ target }) => void touched(target), { capture: true, passive: true });
  }
  void atRest().then(async () => {
    const seen = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) touched(target);
        }
      },
      { rootMargin: near },
    );
    for (const island of islands) {
      // An island itself has no box that could come into sight.
      if (island.dataset['when'] === 'seen' && island.firstElementChild) seen.observe(island.firstElementChild);
    }
    await Promise.all(islands.filter(({ dataset }) => dataset['when'] === 'idle').map(start));
    document.documentElement.dataset['hydrated'] = '';
  });
}

/** When the page has loaded and the browser has nothing better to do. */
async function atRest(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  // Safari has no idle callback.
  await new Promise((resolve) => ('requestIdleCallback' in window ? requestIdleCallback : setTimeout)(resolve));
}

function touched(target: EventTarget | null): HTMLElement | undefined {
  const island = target instanceof Element ? target.closest<HTMLElement>('[data-island]:not([data-live])') : null;
  if (island) void start(island);
  return island ?? undefined;
}

function keepPress(target: EventTarget | null): void {
  const island = touched(target);
  const button = target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null;
  if (island && button) pressed.set(island, button);
}

function start(island: HTMLElement): Promise<void> {
  const started = waiting.get(island) ?? bringToLife(island);
  waiting.set(island, started);
  return started;
}

async function bringToLife(island: HTMLElement): Promise<void> {
  const [hydration = '', part = '', ...imported] = island.dataset['island']?.split(' ') ?? [];
  for (const href of imported)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  try {
    const [{ hydrate }, { default: Part }] = await Promise.all([
      import(/* @vite-ignore */ hydration),
      import(/* @vite-ignore */ part),
    ]);
    await hydrate(island, Part);
  } catch (error) {
    // The next touch tries again: the network may be back.
    waiting.delete(island);
    pressed.delete(island);
    return reportError(`The code of an island did not come: ${String(error)}`);
  }
  island.dataset['live'] = '';
  pressed.get(island)?.click();
  pressed.delete(island);
}
