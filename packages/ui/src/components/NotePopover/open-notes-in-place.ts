/** Pixels between a note and the line of its mark, and between it and the window's edge. */
const clearance = 8;

/**
 * Lets each mark below `root` that links to a note of `Footnotes` open it in the page's `NotePopover`. Escape, a press
 * beside it and its own button return to the mark. A page without a `NotePopover`, and a press that asks for another
 * tab, follow the link. In a dialog a note opens in a copy of the popover. Returns a function that removes the
 * behavior.
 */
export function openNotesInPlace(root: HTMLElement): () => void {
  const end = new AbortController();
  const stop = () => end.abort();
  const popover = root.querySelector<HTMLElement>('[data-note-popover]');
  const place = popover?.children[1];
  if (!popover || !(place instanceof HTMLAnchorElement) || !('showPopover' in popover)) return stop;

  const handleClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return;
    if (event.target === place) popover.hidePopover();
    const mark = event.target.closest<HTMLAnchorElement>('a[href^="#note-"][id]');
    const note = mark && document.getElementById(mark.hash.slice(1));
    if (!note) return;
    const shown = popoverFor(mark, popover);
    const words = shown.firstElementChild;
    if (!words) return;
    event.preventDefault();
    // Without the links back, which would lead to the visitor's current place.
    words.replaceChildren(...Array.from(note.children, (part) => part.cloneNode(true)));
    words.querySelector('[data-ways-back]')?.remove();
    place.href = mark.hash;
    shown.setAttribute('aria-label', mark.getAttribute('aria-label') ?? '');
    // Some browsers do not focus a link on a pointer press, but the focus must return to it.
    mark.focus();
    shown.showPopover();
    putAt(mark, shown);
    shown.focus();
  };
  root.addEventListener('click', handleClick, { signal: end.signal });
  return stop;
}

/** Returns the popover to use: outside an open dialog nothing can be pressed, and the notes are not visible. */
function popoverFor(mark: Element, popover: HTMLElement): HTMLElement {
  const dialog = mark.closest('dialog[open]');
  const inside = dialog?.querySelector<HTMLElement>('[data-note-popover]');
  if (!dialog || inside) return inside ?? popover;
  const copy = popover.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return popover;
  copy.id = `${mark.id}-note`;
  copy.children[1]?.remove();
  copy.lastElementChild?.setAttribute('popovertarget', copy.id);
  dialog.append(copy);
  return copy;
}

/** Positions it under the mark, or above it if there is no room. */
function putAt(mark: Element, popover: HTMLElement): void {
  const at = mark.getBoundingClientRect();
  const { width, height } = popover.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const left = Math.max(clearance, Math.min(at.left, clientWidth - width - clearance));
  const under = at.bottom + clearance;
  const top = under + height > clientHeight && at.top > height + clearance ? at.top - height - clearance : under;
  popover.style.setProperty('--note-inline-start', `${left + scrollX}px`);
  popover.style.setProperty('--note-block-start', `${top + scrollY}px`);
}
