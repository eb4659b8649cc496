/** It begins a little early, so that whoever scrolls does not see the finished sheet first. */
const nearTheWindow = { rootMargin: '8% 0px' };

/**
 * Pens each drawing below `root` once, when it first comes into sight. To be called when a page shows: what stands in
 * the window by then stays as it is, for it would vanish before a reader's eyes. Nothing is hidden but by the penning
 * itself, so that a page nobody scrolls, as a crawler or a printer sees it, has all its drawings.
 */
export function penOnFirstSight(root: ParentNode): void {
  // The first report tells of every drawing where it stands.
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
