/** A ref for the element that replaces the pressed control, so that the focus moves to it. */
export function focusWhenShown(element: HTMLElement | null): void {
  if (!element) return;
  element.autofocus = true;
  element.focus();
}
