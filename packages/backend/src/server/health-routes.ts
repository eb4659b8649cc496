import { setTimeout } from 'node:timers/promises';
import { Hono } from 'hono';
import type { AppContext, AppEnv } from '../base/app-env.ts';
import { isLoopback } from '../base/client-address.ts';
import type { Metrics } from '../base/metrics.ts';
import { Problem } from '../base/problem.ts';
import type { Queryable } from '../database/database.ts';

const answerTimeoutMs = 2_000;

/** `/healthz`: the process answers. `/readyz`: the database does too. `/metrics`: for a scraper on this machine. */
export function healthRoutes(database: Queryable, { registry }: Metrics): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/healthz', (context) => context.json({ status: 'ok' }))
    .get('/readyz', async (context) => {
      const ready = await answers(database);
      return context.json({ status: ready ? 'ready' : 'the database does not answer' }, ready ? 200 : 503);
    })
    .get('/metrics', async (context) => {
      if (!isLocal(context)) throw new Problem(404, 'There is nothing at this address.');
      return context.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType });
    });
}

async function answers(database: Queryable): Promise<boolean> {
  const giveUp = new AbortController();
  const tooLate = setTimeout(answerTimeoutMs, false, { signal: giveUp.signal }).catch(() => false);
  const answered = database.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answered, tooLate]).finally(() => giveUp.abort());
}

/** A proxy on this machine also connects from here, but says for whom. */
function isLocal(context: AppContext): boolean {
  const direct = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].every(
    (name) => context.req.header(name) === undefined,
  );
  return direct && isLoopback(context);
}
