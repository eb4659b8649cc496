import { leaveConfirmation } from './confirmation.ts';

/** Begun when a form is sent; aborted once the visitor leaves the page or begins to, and so also for one who has come back. */
export function untilLeaving(): AbortSignal {
  const stay = new AbortController();
  // The first comes when another page is asked for, long before it arrives; not every browser on a phone has it.
  for (const sign of ['beforeunload', 'pagehide']) {
    addEventListener(sign, () => stay.abort(), { signal: stay.signal });
  }
  return stay.signal;
}

/**
 * Opens another page once the thanks could be read, and lets them stand there, with the address they are for. A visitor
 * whose `stay` has ended is let go.
 */
export function goOn(stay: AbortSignal, href: string, thanks: string, sentFor: string, delayMs: number): void {
  afterAWhile(
    stay,
    () => {
      leaveConfirmation(thanks, sentFor);
      window.location.assign(href);
    },
    delayMs,
  );
}

/** Does something after a while, unless the `stay` has ended or ends before. */
export function afterAWhile(stay: AbortSignal, action: () => void, delayMs: number): void {
  if (stay.aborted) return;
  const timer = setTimeout(action, delayMs);
  stay.addEventListener('abort', () => clearTimeout(timer));
}
