import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { safeError } from '../base/safe-error.ts';

export interface WorkLoop {
  start(): void;
  /** Resolves when no work is under way. */
  stop(): Promise<void>;
  /** Looks for work now instead of within a second. */
  wake(): void;
}

export const idleMs = 1_000;
/** The shortest time between two looks, even during a flood of sign-ups. */
const betweenLooksMs = 125;
const errorDelayMs = 5_000;

/**
 * Repeats work until it is stopped.
 *
 * @param work returns the milliseconds until there may be more to do.
 * @param failed is logged if `work` rejects.
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
