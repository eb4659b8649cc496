/**
 * A ref for a row of tabs. It centers the chosen one as far as the row scrolls: at first, after another choice, and
 * when the row or a tab is resized. The surrounding page does not scroll.
 */
export function keepChosenInSight(row: HTMLElement | null): (() => void) | undefined {
  if (!row) return;
  const show = (): void => {
    const chosen = row.querySelector('[aria-selected=true]');
    if (chosen) row.scrollLeft += middleOf(chosen) - middleOf(row);
  };
  const sizes = new ResizeObserver(show);
  for (const part of [row, ...row.children]) sizes.observe(part);
  const choice = new MutationObserver(show);
  choice.observe(row, { subtree: true, attributeFilter: ['aria-selected'] });
  return () => {
    sizes.disconnect();
    choice.disconnect();
  };
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
