import { storeConfirmation } from './confirmation.ts';

/**
 * Opens another page `delayMs` after the form is stored, which is enough to read the thanks, and shows the thanks there
 * again, with the visitor's address. Settles as `sending` does.
 */
export function redirectAfter(
  sending: Promise<void>,
  href: string,
  thanks: string,
  sentFor: string,
  delayMs: number,
): Promise<void> {
  return runAfterDelay(
    sending,
    () => {
      storeConfirmation(thanks, sentFor);
      window.location.assign(href);
    },
    delayMs,
  );
}

/**
 * Runs `action` `delayMs` after a form is stored, unless the visitor has left the page by then, even if they returned.
 * Settles as `sending` does.
 */
export async function runAfterDelay(sending: Promise<void>, action: () => void, delayMs: number): Promise<void> {
  const stay = new AbortController();
  const { signal } = stay;
  // `beforeunload` fires as soon as another page is requested, long before it arrives; some mobile browsers lack it.
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
