import type { FormId } from '@sponsor/domain';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import type { CrmClient } from './crm-client.ts';

export type DeliveryOutcome = 'delivered' | 'retried' | 'given-up' | 'form-paused' | 'all-paused';

export interface DispatcherDependencies {
  database: Database;
  /** Undefined while no CRM is connected: submissions are kept and wait. */
  crm: CrmClient | undefined;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Milliseconds since the epoch. */
  now?: () => number;
  /** Called once per attempt, for metrics. */
  onOutcome?: (outcome: DeliveryOutcome, formId: FormId) => void;
}

export interface Dispatcher {
  start(): void;
  /** Resolves when no attempt is under way any more. */
  stop(): Promise<void>;
  /** Looks for work at once instead of at the next poll. Call it after a submission was recorded. */
  nudge(): void;
}

export declare function createDispatcher(dependencies: DispatcherDependencies): Dispatcher;
