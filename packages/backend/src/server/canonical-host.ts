import type { MiddlewareHandler } from 'hono';
import type { AppContext, AppEnv } from '../base/app-env.ts';
import { forwardedValue } from '../base/client-address.ts';

/**
 * Redirects readers who use the site's other name (with or without `www.`), a name with a trailing dot, or http, to its one
 * address, because it accepts forms from nowhere else. Any other name may come from a probe or a proxy, and is left alone.
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
