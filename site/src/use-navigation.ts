import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

/** Pixels from the top, by history entry. */
const positions = new Map<string, number>();

/** The link to an anchor by which the visitor left it, by history entry. */
const departures = new Map<string, HTMLElement>();

/**
 * What a browser does by itself when it loads a page, for navigations that load none: a new page starts at the top or
 * at its anchor and takes the focus, back and forward return to where the visitor was. Back from an anchor, the focus
 * returns to the link that led there.
 */
export function useNavigation(): void {
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef(location);
  useAnchors(location);

  useLayoutEffect(() => {
    const previous = shown.current;
    if (previous === location) return;
    shown.current = location;
    const target = document.getElementById(location.hash.slice(1));
    const newPage = previous.pathname !== location.pathname;
    const position = type === NavigationType.Pop ? positions.get(location.key) : undefined;
    if (position === undefined && target) target.scrollIntoView();
    else if (position !== undefined || newPage || !location.hash) window.scrollTo(0, position ?? 0);
    const departure = type === NavigationType.Pop ? departures.get(location.key) : undefined;
    if (departure?.isConnected) departure.focus({ preventScroll: true });
    else if (target) focusOn(target);
    else if (newPage) focusOn(document.querySelector('h1') ?? document.querySelector('main'));
  }, [location, type]);

  useEffect(() => {
    const remember = (): void => void positions.set(shown.current.key, window.scrollY);
    const hand = (restoration: ScrollRestoration) => (): void => {
      window.history.scrollRestoration = restoration;
    };
    // A reload, and a return from another site, are the browser's to restore.
    const [take, giveBack] = [hand('manual'), hand('auto')];
    take();
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', giveBack);
    window.addEventListener('pageshow', take);
    return () => {
      giveBack();
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', giveBack);
      window.removeEventListener('pageshow', take);
    };
  }, []);
}

/** Takes links to an anchor of the same page to the router, so that each is an entry of its own to go back to. */
function useAnchors({ key, search, hash: currentHash }: Location): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[href^="#"]') : null;
      const withModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!link || event.defaultPrevented || withModifier) return;
      event.preventDefault();
      departures.set(key, link);
      const hash = link.getAttribute('href') ?? '';
      void navigate({ search, hash }, { replace: hash === currentHash });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, key, search, currentHash]);
}

/** Without a ring: the visitor did not move the focus there. */
function focusOn(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  const quietly: FocusOptions & { focusVisible: boolean } = { preventScroll: true, focusVisible: false };
  element.focus(quietly);
}
