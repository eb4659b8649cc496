import type { MiddlewareHandler } from 'hono';
import type { AppContext, AppEnv } from '../base/app-env.ts';
import { forwardedValue } from '../base/client-address.ts';

/**
 * Sends who reads the site by its other name (with `www.` or without), by a name with the dot of the root behind it, or by
 * http to its one address, since the forms there are accepted from nowhere else. Any other name may be that of a probe, or
 * what a proxy calls this server, and stays.
 */
export function canonicalHost(publicUrl: string, trustedProxies: number): MiddlewareHandler<AppEnv> {
  const canonical = new URL(publicUrl);
  const otherName = canonical.host.startsWith('www.') ? canonical.host.slice(4) : `www.${canonical.host}`;

  function strays(context: AppContext): boolean {
    const forwarded = (name: string) => forwardedValue(context, name, trustedProxies);
    const named = forwarded('x-forwarded-host') ?? new URL(context.req.url).host;
    const host = named.replace(/\.(?=:\d+$|$)/, '');
    if (host !== canonical.host) return host === otherName;
    return host !== named || (canonical.protocol === 'https:' && forwarded('x-forwarded-proto') === 'http');
  }

  return async (context, next) => {
    const reads = context.req.method === 'GET' || context.req.method === 'HEAD';
    if (!reads || !strays(context)) return next();
    const { pathname, search } = new URL(context.req.url);
    return context.redirect(`${canonical.origin}${pathname}${search}`, 308);
  };
}
