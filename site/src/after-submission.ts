import { leaveConfirmation } from './confirmation.ts';

/**
 * Opens another page once the thanks could be read, and lets them stand there, with the address they are for. A visitor who has left by then, or is
 * leaving for another page, is let go.
 */
export function goOn(href: string, thanks: string, sentFor: string, delayMs: number): void {
  unlessLeaving(() => {
    leaveConfirmation(thanks, sentFor);
    window.location.assign(href);
  }, delayMs);
}

/** Does something after a while, unless the visitor leaves or begins to leave the page before. */
export function unlessLeaving(action: () => void, delayMs: number): void {
  const signs = new AbortController();
  const timer = setTimeout(() => {
    signs.abort();
    action();
  }, delayMs);
  const letGo = (): void => {
    signs.abort();
    clearTimeout(timer);
  };
  // The first comes when another page is asked for, long before it arrives; not every browser on a phone has it.
  for (const sign of ['beforeunload', 'pagehide']) addEventListener(sign, letGo, { signal: signs.signal });
}
