import { setTimeout } from 'node:timers/promises';
import type { healthApi } from '@sponsor/domain';
import { bearerOf, isSameSecret } from '../base/bearer.ts';
import type { Metrics } from '../base/metrics.ts';
import { Problem, refusal } from '../base/problem.ts';
import type { Handlers } from '../base/serve.ts';
import type { Queryable } from '../database/database.ts';
import type { DeliveryDesk } from '../delivery/delivery-desk.ts';

const answerTimeoutMs = 2_000;

/**
 * `/healthz`: the process responds. `/readyz`: a lead could be stored. `/metrics`: for clients with the token, and absent if
 * none is configured, because a proxy in front may expose it to anyone.
 */
export function healthHandlers(
  database: Queryable,
  metrics: Metrics,
  metricsToken: string | undefined,
  deliveries: Pick<DeliveryDesk, 'health'>,
): Handlers<typeof healthApi> {
  const { registry } = metrics;

  return {
    healthz: () => ({ status: 'ok' }),
    async readyz({ context }) {
      if (await takesWrites(database)) return { status: 'ready' };
      return context.json({ status: 'The database does not respond, or is not writable.' }, 503);
    },
    async metrics({ context }) {
      if (metricsToken === undefined) throw refusal(404, 'not-found');
      if (!isSameSecret(bearerOf(context) ?? '', metricsToken)) {
        throw new Problem(401, 'Send METRICS_TOKEN as a bearer token.', { headers: { 'WWW-Authenticate': 'Bearer' } });
      }
      // The other metrics are served without the database too.
      await Promise.race([noteWaiting(metrics, deliveries), setTimeout(answerTimeoutMs)]).catch(() => undefined);
      return context.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType });
    },
  };
}

async function noteWaiting(metrics: Metrics, deliveries: Pick<DeliveryDesk, 'health'>): Promise<void> {
  const { waiting, waitingSince, notices } = await deliveries.health();
  metrics.waiting.set(waiting);
  metrics.oldestWaiting.set(secondsSince(waitingSince));
  for (const { channel, waitingSince: since } of notices) metrics.oldestNotice.set({ channel }, secondsSince(since));
}

function secondsSince(instant: string | null): number {
  return instant === null ? 0 : (Date.now() - Date.parse(instant)) / 1000;
}

async function takesWrites(database: Queryable): Promise<boolean> {
  const giveUp = new AbortController();
  const tooLate = setTimeout(answerTimeoutMs, false, { signal: giveUp.signal }).catch(() => false);
  // A PostgreSQL that was demoted still answers queries, but refuses every lead.
  const answered = database
    .query<{ writable: boolean }>(`select current_setting('transaction_read_only') = 'off' as writable`)
    .then(
      ({ rows }) => rows[0]?.writable === true,
      () => false,
    );
  return Promise.race([answered, tooLate]).finally(() => giveUp.abort());
}
