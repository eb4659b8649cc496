import type { MiddlewareHandler } from 'hono';
import type { AppContext, AppEnv } from './app-env.ts';
import { retryLater } from './problem.ts';

export interface RateLimiter {
  /** Takes one from the key's allowance. Returns 0, or the whole seconds until the next one is available. */
  take(key: string): number;
}

export interface Allowance {
  /** The most requests at once. */
  burst: number;
  perMinute: number;
}

/** Enough for every address of a large office at once, and a bound on a flood's memory. */
const maxKeys = 20_000;

/** Token buckets in this process: the first limit a flood meets, before it costs the database anything. */
export function createRateLimiter({ burst, perMinute }: Allowance, now: () => Date): RateLimiter {
  const buckets = new Map<string, { tokens: number; at: number }>();
  const perMillisecond = perMinute / 60_000;
  return {
    take(key) {
      const at = now().getTime();
      const last = buckets.get(key) ?? { tokens: burst, at };
      const tokens = Math.min(burst, last.tokens + Math.max(0, at - last.at) * perMillisecond);
      const allowed = tokens >= 1;
      buckets.delete(key);
      buckets.set(key, { tokens: allowed ? tokens - 1 : tokens, at });
      if (buckets.size > maxKeys) forgetOldest(buckets);
      return allowed ? 0 : Math.max(1, Math.ceil((1 - tokens) / perMillisecond / 1000));
    },
  };
}

function forgetOldest(buckets: Map<string, unknown>): void {
  for (const key of buckets.keys()) {
    buckets.delete(key);
    return;
  }
}

/** Returns 0, or the whole seconds until the next request is allowed. */
export type Take = (key: string) => number | Promise<number>;

/** Refuses with 429 and `Retry-After` once one of the allowances of the request's key is used up. */
export function rateLimited(takes: readonly Take[], keyOf: (context: AppContext) => string): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    for (const take of takes) {
      const seconds = await take(keyOf(context));
      if (seconds > 0) throw retryLater('too-many-requests', seconds);
    }
    await next();
  };
}
