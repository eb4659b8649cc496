import { crmFormIds } from '@sponsor/domain';
import type { Logger } from 'pino';
import { type AttemptDependencies, createAttempt } from './attempt.ts';
import type { CrmClient } from './crm-client.ts';
import { claimDue } from './outbox.ts';
import { createWorkLoop, idleMs, type WorkLoop } from './work-loop.ts';

export interface DispatcherDependencies extends Omit<AttemptDependencies, 'crm' | 'log'> {
  /** Undefined while no CRM is configured: submissions are stored and wait. */
  crm: CrmClient | undefined;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
}

export interface Dispatcher {
  start(): void;
  /** Resolves when no attempt is under way: at the latest after the CRM's 10 s and a moment to settle. */
  stop(): Promise<void>;
  /** Looks for work now instead of within a second. Call it after a submission is stored. */
  wake(): void;
}

/** The most attempts a CRM that never responds can hold open: eight a second for ten seconds. */
const maxUnderWay = 80;

/** Delivers stored submissions to the CRM, independent of the visitors' requests and of one another. */
export function createDispatcher({ crm, ...dependencies }: DispatcherDependencies): Dispatcher {
  const { database, log } = dependencies;
  const underWay = new Set<Promise<void>>();
  let loop: WorkLoop | undefined;

  /** Returns the milliseconds until there may be more to do. */
  async function startDue({ connectedForms }: CrmClient, attempt: ReturnType<typeof createAttempt>): Promise<number> {
    const free = maxUnderWay - underWay.size;
    const deliveries = free > 0 ? await claimDue(database, connectedForms, free) : [];
    for (const delivery of deliveries) {
      const attempted = attempt(delivery).finally(() => underWay.delete(attempted));
      underWay.add(attempted);
    }
    return deliveries.length > 0 ? 0 : idleMs;
  }

  return {
    start() {
      if (crm) {
        const unknown = crmFormIds.filter((form) => !crm.connectedForms.includes(form));
        if (unknown.length > 0)
          log.warn({ forms: unknown }, 'These forms have no CRM form id: their submissions are queued.');
        const attempt = createAttempt({ ...dependencies, crm });
        loop = createWorkLoop(() => startDue(crm, attempt), log, 'Deliveries could not be read.');
        loop.start();
      } else log.info('No CRM is connected: submissions are queued, and delivered once CRM_URL is set.');
    },
    async stop() {
      await loop?.stop();
      await Promise.all(underWay);
    },
    wake: () => loop?.wake(),
  };
}
