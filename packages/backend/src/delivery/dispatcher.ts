import { crmFormIds } from '@sponsor/domain';
import type { Logger } from 'pino';
import { type AttemptDependencies, createAttempt } from './attempt.ts';
import type { CrmClient } from './crm-client.ts';
import { claimDue } from './outbox.ts';
import { createWorkLoop, idleMs, type WorkLoop } from './work-loop.ts';

export interface DispatcherDependencies extends Omit<AttemptDependencies, 'crm' | 'log'> {
  /** Undefined while no CRM is connected: submissions are kept and wait. */
  crm: CrmClient | undefined;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
}

export interface Dispatcher {
  start(): void;
  /** Resolves when no attempt is under way any more: after the CRM's 10 s and a moment to settle at the latest. */
  stop(): Promise<void>;
  /** Looks for work at once instead of within a second. Call it after a submission was recorded. */
  wake(): void;
}

/** As many as a CRM that answers nobody can hold: eight a second for ten seconds. */
const maximumUnderWay = 80;

/** Delivers recorded submissions to the CRM, apart from the visitors' requests and each for itself. */
export function createDispatcher({ crm, ...dependencies }: DispatcherDependencies): Dispatcher {
  const { database, log } = dependencies;
  const underWay = new Set<Promise<void>>();
  let loop: WorkLoop | undefined;

  /** Answers how many milliseconds there is nothing more to do. */
  async function startDue({ connectedForms }: CrmClient, attempt: ReturnType<typeof createAttempt>): Promise<number> {
    const free = maximumUnderWay - underWay.size;
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
          log.warn({ forms: unknown }, 'These forms have no id at the CRM: what they send waits.');
        const attempt = createAttempt({ ...dependencies, crm });
        loop = createWorkLoop(() => startDue(crm, attempt), log, 'Deliveries could not be read.');
        loop.start();
      } else log.info('No CRM is connected: submissions are kept, and delivered once CRM_URL is set.');
    },
    async stop() {
      await loop?.stop();
      await Promise.all(underWay);
    },
    wake: () => loop?.wake(),
  };
}
