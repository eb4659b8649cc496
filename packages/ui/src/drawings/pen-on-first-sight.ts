/** It starts a little early, so that a visitor who scrolls does not see the finished sheet first. */
const nearTheWindow = { rootMargin: '8% 0px' };

/**
 * Animates each drawing below `root` once, when it first comes into view. Call it when a page is shown: drawings
 * already in the window stay unchanged, because they would vanish before a reader's eyes. Only the animation itself
 * hides anything, so a page that nobody scrolls, as for a crawler or a printer, shows all its drawings.
 */
export function penOnFirstSight(root: ParentNode): void {
  // The first report covers every drawing at its initial position.
  let scrolled = false;
  const sight = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      sight.unobserve(target);
      if (scrolled) target.setAttribute('data-penned', '');
    }
    scrolled = true;
  }, nearTheWindow);
  for (const drawing of root.querySelectorAll('svg[role="img"]')) sight.observe(drawing);
}
