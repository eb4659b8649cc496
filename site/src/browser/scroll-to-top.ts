/**
 * Scrolls to the top where a link leads to its own page: loading the page again would lose what a visitor has typed, here
 * or in another site's part of it.
 */
export function scrollToTopOnSelfLink(main: HTMLElement): void {
  main.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
    const link = target instanceof Element && target.closest('a');
    if (!link || ctrlKey || metaKey || shiftKey || altKey || link.target) return;
    if (link.href !== location.origin + location.pathname) return;
    event.preventDefault();
    const heading = main.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    scrollTo(0, 0);
  });
}
