import { atRest } from '../browser/at-rest.ts';
import { reportError } from '../browser/report-error.ts';

/** Pixels around the window within which an island counts as seen, so that its code has loaded before it is visible. */
const near = '300px';

const waiting = new Map<HTMLElement, Promise<void>>();
const pressed = new Map<HTMLElement, HTMLElement>();
const fetched = new Set<string>();

/**
 * Hydrates the page's islands, each at its time (`data-when`), and at the latest when it is touched. The last press of a button
 * before the code has loaded is replayed afterward; `early` are the presses recorded before this call. The document gets
 * `data-hydrated` when all islands are hydrated, except those that wait to be touched or seen.
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
  // Observes the children, because an island itself has no box.
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
    // The next touch retries: the network may be back.
    waiting.delete(island);
    pressed.delete(island);
    // Shows content that was hidden because the part would have shown it differently.
    island.dataset['failed'] = '';
    return reportError(`The code of an island failed to load: ${String(error)}`);
  }
  delete island.dataset['failed'];
  island.dataset['live'] = '';
  pressed.get(island)?.click();
  pressed.delete(island);
}

/**
 * Fetches a module before it is imported, because a page never retries a failed import, including those inside the module. A
 * captive network answers with its own sign-in page and a success status.
 */
async function fetchWhole(script: string): Promise<void> {
  if (fetched.has(script)) return;
  const response = await fetch(script);
  const type = response.headers.get('content-type');
  if (!response.ok || !type?.includes('javascript')) throw new Error(`${script} answered ${response.status}, ${type}.`);
  await response.arrayBuffer();
  fetched.add(script);
}
