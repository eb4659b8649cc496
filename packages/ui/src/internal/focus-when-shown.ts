/** A ref for what takes the place of the control that was pressed, so that the focus goes on with it. */
export function focusWhenShown(element: HTMLElement | null): void {
  element?.focus();
}
