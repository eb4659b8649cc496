import { from } from '../../styles/breakpoints.ts';

const solidAfter = 10;

/**
 * Runs a header that `SiteHeader` rendered, with or without React: it turns solid once the window is scrolled, and while its
 * menu is open nothing else can be reached. Its section links follow the reader. Links and menu work before. Returns a function
 * that stops it.
 */
export function startHeader(header: HTMLElement): () => void {
  const end = new AbortController();
  if (header.dataset['solid'] === 'false') turnSolidWhenScrolled(header, end.signal);
  markSectionInView(header, end.signal);
  const menu = header.querySelector<HTMLElement>('[popover]');
  // Without popovers the menu is always open.
  if (menu && 'hidePopover' in menu) followMenu(menu, header, end.signal);
  return () => end.abort();
}

function turnSolidWhenScrolled(header: HTMLElement, signal: AbortSignal): void {
  const surfaceAtTop = header.dataset['surface'];
  const turn = (solid: boolean): void => {
    header.dataset['solid'] = String(solid);
    header.dataset['surface'] = solid ? 'base' : surfaceAtTop;
  };
  const turnAsScrolled = () => turn(scrollY > solidAfter);
  turnAsScrolled();
  addEventListener('scroll', turnAsScrolled, { passive: true, signal });
  signal.addEventListener('abort', () => turn(false));
}

/** The section in the middle of the window is current; between two linked ones, none is. */
function markSectionInView(header: HTMLElement, signal: AbortSignal): void {
  const links = [...header.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const sections = links.flatMap(({ hash }) => document.getElementById(hash.slice(1)) ?? []);
  if (sections.length === 0) return;
  const mark = (id: string, current: boolean): void => {
    for (const link of links.filter(({ hash }) => hash === `#${id}`)) {
      if (current) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  };
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) mark(target.id, isIntersecting);
    },
    { rootMargin: '-50% 0px' },
  );
  for (const section of sections) sight.observe(section);
  signal.addEventListener('abort', () => {
    sight.disconnect();
    for (const { id } of sections) mark(id, false);
  });
}

/** The browser opens and closes the menu; a choice, a wide window and leaving the page close it too. */
function followMenu(menu: HTMLElement, header: HTMLElement, signal: AbortSignal): void {
  const toggle = header.querySelector('[popovertarget]');
  let beside: Element[] = [];
  const follow = (open: boolean): void => {
    toggle?.setAttribute('aria-expanded', String(open));
    for (const element of beside) element.removeAttribute('inert');
    beside = open ? [...(header.parentElement?.children ?? [])].filter(isReachableBeside(header)) : [];
    for (const element of beside) element.setAttribute('inert', '');
  };
  const close = () => menu.hidePopover();

  follow(menu.matches(':popover-open'));
  // Fires at once; `toggle` may fire only when a page that was left is shown again.
  menu.addEventListener('beforetoggle', ({ newState }) => follow(newState === 'open'), { signal });
  menu.addEventListener('toggle', ({ newState }) => newState === 'open' && menu.querySelector('a')?.focus(), {
    signal,
  });
  menu.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && close(), {
    signal,
  });
  matchMedia(from('medium')).addEventListener('change', close, { signal });
  // The back/forward cache may restore the page as it was left.
  addEventListener('pagehide', close, { signal });
  signal.addEventListener('abort', () => {
    close();
    follow(false);
  });
}

function isReachableBeside(header: Element) {
  return (element: Element) => element !== header && !element.hasAttribute('inert');
}
