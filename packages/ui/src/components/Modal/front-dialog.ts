/**
 * The modal dialog in front, behind which nothing is read out and nothing can be pressed: that which has the focus, as none
 * behind it can; without one, the last.
 */
export function frontDialog(): Element | undefined {
  return document.activeElement?.closest('dialog[open]') ?? [...document.querySelectorAll('dialog[open]')].at(-1);
}
