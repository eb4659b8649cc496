const everyDrawing = 'svg[role="img"]';

/** What is scrolled to is begun once it has come this far up into the window. */
const inSight = { rootMargin: '0px 0px -15%' };

/**
 * Pens each drawing below `root` once, when it first comes into sight, also those that are added later. To be called
 * when a page shows: what stands in the window by then stays as it is. Where this never runs, nothing is hidden.
 */
export function penOnFirstSight(root: Element): void {
  const met = new WeakSet<Element>();
  const scrolledTo = new WeakSet<Element>();
  const sight = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      const waits = target.getAttribute('data-penned') === 'waiting';
      const shown = boundingClientRect.top < window.innerHeight && boundingClientRect.bottom > 0;
      const begins = waits && (isIntersecting || (shown && !scrolledTo.has(target)));
      scrolledTo.add(target);
      if (begins) target.setAttribute('data-penned', '');
      else if (!waits && !shown) wait(target);
      if (begins || (!waits && shown)) sight.unobserve(target);
    }
  }, inSight);
  const meet = (drawing: Element): void => {
    met.add(drawing);
    sight.observe(drawing);
  };
  for (const drawing of root.querySelectorAll(everyDrawing)) meet(drawing);

  // Between its arrival and the next frame a new drawing has not been seen by anybody.
  new MutationObserver((changes) => {
    for (const drawing of changes.flatMap(({ addedNodes }) => [...addedNodes].flatMap(drawingsIn))) {
      if (met.has(drawing)) continue;
      wait(drawing);
      meet(drawing);
    }
  }).observe(root, { childList: true, subtree: true });
}

function wait(drawing: Element): void {
  drawing.setAttribute('data-penned', 'waiting');
}

function drawingsIn(node: Node): Element[] {
  if (!(node instanceof Element)) return [];
  return node.matches(everyDrawing) ? [node] : [...node.querySelectorAll(everyDrawing)];
}
