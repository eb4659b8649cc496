import { atRest } from '../browser/at-rest.ts';
import { reportError } from '../browser/report-error.ts';

/** Pixels around the window in which an island counts as seen: its code is there by the time it is looked at. */
const near = '300px';

const waiting = new Map<HTMLElement, Promise<void>>();
const pressed = new Map<HTMLElement, HTMLElement>();
const fetched = new Set<string>();

/**
 * Brings the page's islands to life, each when it is its turn (`data-when`) and at the latest when it is touched. The
 * last press of a button that comes before the code is carried out once the code is there; `early` are those that came
 * before this was called. The document carries `data-hydrated` once all islands live that wait for nobody.
 */
export async function startIslands(early: readonly (EventTarget | null)[]): Promise<void> {
  for (const target of early) keepPress(target);
  addEventListener('click', ({ target }) => keepPress(target), { capture: true });
  for (const touch of ['pointerdown', 'focusin', 'keydown']) {
    addEventListener(touch, ({ target }) => startAround(target), { capture: true, passive: true });
  }
  await atRest();
  const waitingFor = (when: string) => [...document.querySelectorAll<HTMLElement>(`[data-when=${when}]`)];
  const startIdle = async () => {
    await Promise.all(waitingFor('idle').map(start));
    document.documentElement.dataset['hydrated'] = '';
  };
  const idle = startIdle();
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) startAround(target);
      }
    },
    { rootMargin: near },
  );
  // An island itself has no box that could come into sight.
  for (const { firstElementChild } of waitingFor('seen')) if (firstElementChild) seen.observe(firstElementChild);
  await idle;
}

function startAround(target: EventTarget | null): HTMLElement | undefined {
  const island = target instanceof Element && target.closest<HTMLElement>('[data-island]:not([data-live])');
  if (!island) return undefined;
  void start(island);
  return island;
}

function keepPress(target: EventTarget | null): void {
  const island = startAround(target);
  const button = target instanceof Element && target.closest<HTMLElement>('button[type=button]');
  if (island && button) pressed.set(island, button);
}

function start(island: HTMLElement): Promise<void> {
  const started = waiting.get(island) ?? bringToLife(island);
  waiting.set(island, started);
  return started;
}

async function bringToLife(island: HTMLElement): Promise<void> {
  const scripts = island.dataset['island']?.split(' ') ?? [];
  const [hydration = '', part = ''] = scripts;
  try {
    await Promise.all(scripts.map(fetchWhole));
    const [{ hydrate }, { default: Part }] = await Promise.all([
      import(/* @vite-ignore */ hydration),
      import(/* @vite-ignore */ part),
    ]);
    await hydrate(island, Part);
  } catch (error) {
    // The next touch tries again: the network may be back.
    waiting.delete(island);
    pressed.delete(island);
    // What is hidden because the part would show it otherwise has to be seen.
    island.dataset['failed'] = '';
    return reportError(`The code of an island did not come: ${String(error)}`);
  }
  delete island.dataset['failed'];
  island.dataset['live'] = '';
  pressed.get(island)?.click();
  pressed.delete(island);
}

/**
 * Before a module is imported: what is lost on the way then, also of what it imports, a page never asks for again. A
 * network that wants its guests to sign in answers with its own page, as if all were well.
 */
async function fetchWhole(script: string): Promise<void> {
  if (fetched.has(script)) return;
  const response = await fetch(script);
  const type = response.headers.get('content-type');
  if (!response.ok || !type?.includes('javascript')) throw new Error(`${script} answered ${response.status}, ${type}.`);
  await response.arrayBuffer();
  fetched.add(script);
}
