/** Those that `openInFront` has opened, the one in front last. */
const opened = new Set<HTMLDialogElement>();

/** Opens a dialog over all else, and returns what closes it. */
export function openInFront(dialog: HTMLDialogElement): () => void {
  opened.add(dialog);
  dialog.showModal();
  return () => {
    opened.delete(dialog);
    dialog.close();
  };
}

/** The modal dialog in front, behind which nothing is read out and nothing can be pressed. Of others’ dialogs, the last. */
export function frontDialog(): HTMLDialogElement | undefined {
  return [...document.querySelectorAll('dialog'), ...opened].findLast(({ open }) => open);
}
