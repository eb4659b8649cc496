import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import type { AppContext, AppEnv } from './app-env.ts';
import type { Metrics } from './metrics.ts';

const probes = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Logs the outcome of each request under its id, which the response carries too. Logs the route's pattern, never the
 * address, which may contain a token or visitor data.
 */
export function requestLog(log: Logger, metrics: Metrics): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const started = performance.now();
    await next();
    // `context.header` would build a new response.
    context.res.headers.set('X-Request-Id', context.get('requestId'));
    const milliseconds = performance.now() - started;
    const outcome = { method: methodLabel(context), route: routeOf(context), status: context.res.status };
    metrics.requests.observe(outcome, milliseconds / 1000);
    if (!probes.has(outcome.route)) {
      log.info({ requestId: context.get('requestId'), ...outcome, ms: Math.round(milliseconds) }, 'request');
    }
  };
}

function routeOf(context: AppContext): string {
  return context.get('route') ?? routePath(context);
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

function methodLabel(context: AppContext): string {
  return methods.has(context.req.method) ? context.req.method : 'other';
}
