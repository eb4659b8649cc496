import { type LeadOrigins, leadOriginsSchema } from '@sponsor/domain';
import { readDesk } from './desk.ts';

/** Where the leads of the last 30 days came from. Throws as `readDesk` does. */
export function readOrigins(signal: AbortSignal): Promise<LeadOrigins> {
  return readDesk('origins', leadOriginsSchema, signal);
}
