/**
 * Gives each note of `Footnotes` below `root` a link back to every mark that refers to it, in page order. The label
 * names the link for screen readers, followed by a number if a note has several. Call it once: a note cannot know who
 * refers to it.
 */
export function linkNotesBack(root: ParentNode, label: string): void {
  for (const ways of root.querySelectorAll('[data-ways-back]')) {
    const note = ways.closest('[id]')?.id ?? '';
    const marks = root.querySelectorAll(`a[href="#${note}"][id]`);
    ways.replaceChildren(
      ...Array.from(marks, (mark, index) => {
        const place = marks.length > 1 ? String(index + 1) : '';
        const way = document.createElement('a');
        way.href = `#${mark.id}`;
        way.textContent = place;
        way.setAttribute('aria-label', `${label} ${place}`.trim());
        return way;
      }),
    );
  }
}
