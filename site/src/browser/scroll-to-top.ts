/**
 * Scrolls to the top for a link to the current page: reloading it would lose the visitor's input, here or in an embedded part
 * of another site.
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
