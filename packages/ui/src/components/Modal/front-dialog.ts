/**
 * Returns the modal dialog in front, behind which nothing is read out or can be pressed: the one with the focus,
 * because none behind it can have it; otherwise the last.
 */
export function frontDialog(): Element | undefined {
  return document.activeElement?.closest('dialog[open]') ?? [...document.querySelectorAll('dialog[open]')].at(-1);
}
