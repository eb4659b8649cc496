import { type deliveriesApi, timestamp } from '@sponsor/domain';
import { readCursor } from '../base/list-cursor.ts';
import type { Handlers } from '../base/serve.ts';
import { staffMemberOf } from '../base/staff-member.ts';
import type { Queryable } from '../database/database.ts';
import type { DeliveryDesk } from './delivery-desk.ts';
import { listDeliveries } from './list-deliveries.ts';

/** @param onRetry is called when a failed delivery will be retried. */
export function deliveryHandlers(
  database: Queryable,
  desk: DeliveryDesk,
  onRetry: () => void,
): Handlers<typeof deliveriesApi> {
  async function retry(retriedBy: string, submissionId?: string): Promise<number> {
    const retried = await desk.retry(retriedBy, submissionId);
    if (retried > 0) onRetry();
    return retried;
  }

  return {
    health: () => desk.health(),
    list: ({ query: { state, after } }) =>
      listDeliveries(database, state, after === undefined ? undefined : readCursor(after, timestamp)),
    retryAll: async ({ context }) => ({ retried: await retry(staffMemberOf(context).email) }),
    async retry({ params: { submissionId }, context }) {
      const retried = await retry(staffMemberOf(context).email, submissionId);
      return retried === 0 ? undefined : { retried };
    },
  };
}
