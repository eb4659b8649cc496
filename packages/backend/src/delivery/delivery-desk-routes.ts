import { deliveryStates } from '@sponsor/domain';
import { Hono } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '../base/app-env.ts';
import { cursorInstant, readCursor } from '../base/list-cursor.ts';
import { Problem } from '../base/problem.ts';
import { staffMemberOf } from '../base/staff-member.ts';
import type { Queryable } from '../database/database.ts';
import type { DeliveryDesk } from './delivery-desk.ts';
import { listDeliveries } from './list-deliveries.ts';

export const deliveriesQuerySchema = z.object({
  state: z.enum(deliveryStates, `Ask for a state: ${deliveryStates.join(', ')}.`),
  after: z.string('This page of the list does not exist.').max(200).optional(),
});

/** The state of deliveries to the CRM, and retries of failed ones; `onRetry` is called when there is one. */
export function deliveryDeskRoutes(database: Queryable, desk: DeliveryDesk, onRetry: () => void): Hono<AppEnv> {
  async function retry(retriedBy: string, submissionId?: string): Promise<number> {
    const retried = await desk.retry(retriedBy, submissionId);
    if (retried > 0) onRetry();
    return retried;
  }

  return new Hono<AppEnv>()
    .get('/health', async (context) => context.json(await desk.health()))
    .get('/', async (context) => {
      const query = deliveriesQuerySchema.safeParse(context.req.query());
      if (!query.success) throw new Problem(400, query.error.issues[0]?.message ?? 'This list cannot be read.');
      const { state, after } = query.data;
      const cursor = after === undefined ? undefined : readCursor(after, cursorInstant);
      return context.json(await listDeliveries(database, state, cursor));
    })
    .post('/retry', async (context) => context.json({ retried: await retry(staffMemberOf(context).email) }))
    .post('/:submissionId/retry', async (context) => {
      const id = z.uuid().safeParse(context.req.param('submissionId')).data;
      const retried = id === undefined ? 0 : await retry(staffMemberOf(context).email, id);
      if (retried === 0) throw new Problem(404, 'There is no failed delivery of this submission.');
      return context.json({ retried });
    });
}
