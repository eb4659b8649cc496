import type { MiddlewareHandler } from 'hono';
import ipaddr from 'ipaddr.js';
import type { Logger } from 'pino';
import type { AppContext, AppEnv } from './app-env.ts';

/**
 * The visitor's address, for limits only. `X-Forwarded-For` counts only as far as our own proxies wrote it: with n trusted
 * proxies, the n-th entry from the right. An entry that is no address counts as none, or each spelling would be a visitor.
 */
export function clientAddress(context: AppContext, trustedProxies: number): string {
  const socketAddress = context.env?.incoming?.socket.remoteAddress ?? 'unknown';
  const address = withoutPort(forwardedValue(context, 'x-forwarded-for', trustedProxies) ?? '');
  return ipaddr.isValid(address) ? address : socketAddress;
}

/**
 * What our own proxies say in a header in which each adds an entry; undefined when none is trusted or has said anything.
 */
export function forwardedValue(context: AppContext, name: string, trustedProxies: number): string | undefined {
  if (trustedProxies === 0) return undefined;
  return context.req.header(name)?.split(',').at(-trustedProxies)?.trim();
}

/**
 * Says once that a proxy stands in front which nobody told of: all visitors then share the limits of one address, and a crowd is
 * refused.
 */
export function warnOfProxy(trustedProxies: number, log: Pick<Logger, 'warn'>): MiddlewareHandler<AppEnv> {
  let said = trustedProxies > 0;
  return async (context, next) => {
    if (!said && (context.req.header('x-forwarded-for') ?? context.req.header('forwarded')) !== undefined) {
      said = true;
      log.warn('A proxy stands in front and TRUST_PROXY is 0: all visitors count as one, so that many are refused.');
    }
    await next();
  };
}

/** Some proxies write the port too: `203.0.113.9:4711`, `[2001:db8::1]:4711`. */
function withoutPort(entry: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(entry) ?? [];
  return bracketed ?? plain ?? entry;
}

/** One subscriber may hold a whole IPv6 /48, so that is what shares an allowance. */
export function addressGroup(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return parsed.parts
    .slice(0, 3)
    .map((part) => part.toString(16))
    .join(':');
}
