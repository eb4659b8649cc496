import process from 'node:process';
import type { Logger } from 'pino';

/** The default grace period of orchestrators before they kill. */
const stopTimeoutMs = 30_000;

/** Stops the server, and exits with 1 if that hangs: 30 s after the signal at the latest. */
export async function stopWithTimeout(stop: () => Promise<unknown>, log: Pick<Logger, 'error'>): Promise<void> {
  const deadline = setTimeout(() => {
    log.error('The server did not stop within 30 seconds, so it exits now. Acknowledged submissions are stored.');
    process.exit(1);
  }, stopTimeoutMs);
  await stop();
  clearTimeout(deadline);
}
