const everyDrawing = 'svg[role="img"]';

/** It begins a little early, so that whoever scrolls does not see the finished sheet first. */
const nearTheWindow = { rootMargin: '8% 0px' };

/**
 * Pens each drawing below `root` once, when it first comes into sight, also those that are added later. To be called
 * when a page shows: what stands in the window by then stays as it is. Nothing is hidden but by the penning itself, so
 * that a page nobody scrolls, as a crawler or a printer sees it, has all its drawings.
 */
export function penOnFirstSight(root: Element): void {
  const met = new WeakSet<Element>();
  const sight = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      pen(target);
      sight.unobserve(target);
    }
  }, nearTheWindow);
  const meet = (drawing: Element, onSight?: (drawing: Element) => void): void => {
    if (met.has(drawing)) return;
    met.add(drawing);
    if (isInWindow(drawing)) return onSight?.(drawing);
    // What the page's styles have penned already, unseen, is penned again.
    drawing.removeAttribute('data-penned');
    sight.observe(drawing);
  };
  for (const drawing of drawingsIn(root)) meet(drawing);

  new MutationObserver((changes) => {
    for (const drawing of changes.flatMap(({ addedNodes }) => [...addedNodes].flatMap(drawingsIn))) meet(drawing, pen);
  }).observe(root, { childList: true, subtree: true });
}

function pen(drawing: Element): void {
  drawing.setAttribute('data-penned', '');
}

function isInWindow(drawing: Element): boolean {
  const { top, bottom } = drawing.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
}

function drawingsIn(node: Node): Element[] {
  if (!(node instanceof Element)) return [];
  return node.matches(everyDrawing) ? [node] : [...node.querySelectorAll(everyDrawing)];
}
