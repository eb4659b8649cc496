import { leaveConfirmation } from './confirmation.ts';

/**
 * Opens another page once the form is stored and the thanks could be read, and lets them stand there, with the address they
 * are for. Settles as `sending` does.
 */
export function goOn(
  sending: Promise<void>,
  href: string,
  thanks: string,
  sentFor: string,
  delayMs: number,
): Promise<void> {
  return afterAWhile(
    sending,
    () => {
      leaveConfirmation(thanks, sentFor);
      window.location.assign(href);
    },
    delayMs,
  );
}

/**
 * Does something a while after a form is stored, unless the visitor has left by then or begins to, also for one who has come
 * back. Settles as `sending` does.
 */
export async function afterAWhile(sending: Promise<void>, action: () => void, delayMs: number): Promise<void> {
  const stay = new AbortController();
  const { signal } = stay;
  // The first comes when another page is asked for, long before it arrives; not every browser on a phone has it.
  for (const sign of ['beforeunload', 'pagehide']) addEventListener(sign, () => stay.abort(), { signal });
  try {
    await sending;
  } catch (error) {
    stay.abort();
    throw error;
  }
  if (signal.aborted) return;
  const timer = setTimeout(() => {
    stay.abort();
    action();
  }, delayMs);
  signal.addEventListener('abort', () => clearTimeout(timer));
}
