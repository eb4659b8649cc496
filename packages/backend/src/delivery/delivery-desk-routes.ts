import { deliveryStates } from '@sponsor/domain';
import { Hono } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '../base/app-env.ts';
import { Problem } from '../base/problem.ts';
import { staffMemberOf } from '../base/staff-member.ts';
import type { DeliveryDesk } from './delivery-desk.ts';

/** How deliveries to the CRM stand, and another try for the failed ones; `onRetry` is called when there is one. */
export function deliveryDeskRoutes(desk: DeliveryDesk, onRetry: () => void): Hono<AppEnv> {
  async function retry(retriedBy: string, submissionId?: string): Promise<number> {
    const retried = await desk.retry(retriedBy, submissionId);
    if (retried > 0) onRetry();
    return retried;
  }

  return new Hono<AppEnv>()
    .get('/health', async (context) => context.json(await desk.health()))
    .get('/', async (context) => {
      const state = deliveryStates.find((known) => known === context.req.query('state'));
      if (state === undefined) throw new Problem(400, `Ask for a state: ${deliveryStates.join(', ')}.`);
      return context.json(await desk.list(state));
    })
    .post('/retry', async (context) => context.json({ retried: await retry(staffMemberOf(context).email) }))
    .post('/:submissionId/retry', async (context) => {
      const id = z.uuid().safeParse(context.req.param('submissionId')).data;
      const retried = id === undefined ? 0 : await retry(staffMemberOf(context).email, id);
      if (retried === 0) throw new Problem(404, 'There is no failed delivery of this submission.');
      return context.json({ retried });
    });
}
