import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { safeError } from '../base/safe-error.ts';

export interface WorkLoop {
  start(): void;
  /** Resolves when no work is under way any more. */
  stop(): Promise<void>;
  /** Looks for work at once instead of within a second. */
  wake(): void;
}

export const idleMs = 1_000;
/** Also a flood of sign-ups asks the database no more often than this. */
const betweenLooksMs = 125;
const errorDelayMs = 5_000;

/**
 * Does work again and again until it is stopped.
 *
 * @param work answers how many milliseconds there is nothing more to do.
 * @param failed is logged when it rejects.
 */
export function createWorkLoop(work: () => Promise<number>, log: Pick<Logger, 'error'>, failed: string): WorkLoop {
  let running: Promise<void> | undefined;
  const stopping = new AbortController();
  let rest = new AbortController();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      rest = new AbortController();
      const waitMs = await work().catch((error: unknown) => {
        log.error({ error: safeError(error) }, failed);
        return errorDelayMs;
      });
      await setTimeout(betweenLooksMs);
      await setTimeout(waitMs, undefined, { signal: rest.signal }).catch(() => undefined);
    }
  }

  return {
    start() {
      running = run();
    },
    async stop() {
      stopping.abort();
      rest.abort();
      await running;
    },
    wake: () => rest.abort(),
  };
}
