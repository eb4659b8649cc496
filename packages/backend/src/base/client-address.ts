import type { MiddlewareHandler } from 'hono';
import ipaddr from 'ipaddr.js';
import type { Logger } from 'pino';
import type { AppContext, AppEnv } from './app-env.ts';

/**
 * The visitor's address, for rate limits only. Only the entries of `X-Forwarded-For` written by our own proxies count:
 * with n trusted proxies, the n-th from the right. An invalid entry is ignored, or each spelling would count as a visitor.
 */
export function clientAddress(context: AppContext, trustedProxies: number): string {
  const socketAddress = context.env?.incoming?.socket.remoteAddress ?? 'unknown';
  const address = withoutPort(forwardedValue(context, 'x-forwarded-for', trustedProxies) ?? '');
  return ipaddr.isValid(address) ? address : socketAddress;
}

/**
 * Returns the entry our own proxies wrote in a header that each appends to; undefined without trusted proxies or an entry.
 */
export function forwardedValue(context: AppContext, name: string, trustedProxies: number): string | undefined {
  if (trustedProxies === 0) return undefined;
  return context.req.header(name)?.split(',').at(-trustedProxies)?.trim();
}

/**
 * Warns once about a proxy that is not configured: all visitors would then share the limits of one address, and a crowd
 * would be refused.
 */
export function warnOfProxy(trustedProxies: number, log: Pick<Logger, 'warn'>): MiddlewareHandler<AppEnv> {
  let said = trustedProxies > 0;
  return async (context, next) => {
    if (!said && (context.req.header('x-forwarded-for') ?? context.req.header('forwarded')) !== undefined) {
      said = true;
      log.warn(
        'Requests arrive through a proxy, but TRUST_PROXY is 0: all visitors share one rate limit. Set TRUST_PROXY to the number of your proxies.',
      );
    }
    await next();
  };
}

/** Some proxies append the port: `203.0.113.9:4711`, `[2001:db8::1]:4711`. */
function withoutPort(entry: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(entry) ?? [];
  return bracketed ?? plain ?? entry;
}

/** A subscriber may hold a whole IPv6 /48, so a /48 shares one allowance. */
export function addressGroup(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return parsed.parts
    .slice(0, 3)
    .map((part) => part.toString(16))
    .join(':');
}
