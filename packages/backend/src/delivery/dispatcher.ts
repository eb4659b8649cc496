import type { FormId } from '@sponsor/domain';
import type { Logger } from 'pino';
import { safeError } from '../base/safe-error.ts';
import type { Database } from '../database/database.ts';
import type { CrmClient } from './crm-client.ts';
import { createDeliveryRound } from './delivery-round.ts';
import type { Verdict } from './verdict.ts';

export interface DispatcherDependencies {
  database: Database;
  /** Undefined while no CRM is connected: submissions are kept and wait. */
  crm: CrmClient | undefined;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Called once per attempt, for metrics. */
  onOutcome: (outcome: Verdict, formId: FormId) => void;
}

export interface Dispatcher {
  start(): void;
  /** Resolves when no attempt is under way any more. */
  stop(): Promise<void>;
  /** Looks for work at once instead of within a second. Call it after a submission was recorded. */
  wake(): void;
}

const errorDelayMs = 5_000;

/** Delivers recorded submissions to the CRM, apart from the visitors' requests. */
export function createDispatcher({ database, crm, log, onOutcome }: DispatcherDependencies): Dispatcher {
  let running: Promise<void> | undefined;
  const stopping = new AbortController();
  let woken = false;
  let interrupt: (() => void) | undefined;

  async function run(connected: CrmClient): Promise<void> {
    const round = createDeliveryRound({ database, crm: connected, log, now: Date.now, onOutcome });
    while (!stopping.signal.aborted) {
      woken = false;
      const waitMs = await round().catch((error: unknown) => {
        log.error({ error: safeError(error) }, 'Deliveries could not be read or settled.');
        return errorDelayMs;
      });
      if (!woken && !stopping.signal.aborted) await pause(waitMs);
    }
  }

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      interrupt = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  return {
    start() {
      if (crm) running = run(crm);
      else log.info('No CRM is connected: submissions are kept, and delivered once CRM_URL is set.');
    },
    async stop() {
      stopping.abort();
      interrupt?.();
      await running;
    },
    wake() {
      woken = true;
      interrupt?.();
    },
  };
}
