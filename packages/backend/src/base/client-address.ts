import ipaddr from 'ipaddr.js';
import type { AppContext } from './app-env.ts';

/**
 * The visitor's address, for limits only. `X-Forwarded-For` counts only as far as our own proxies wrote it: with n trusted
 * proxies, the n-th entry from the right. An entry that is no address counts as none, or each spelling would be a visitor.
 */
export function clientAddress(context: AppContext, trustedProxies: number): string {
  const socketAddress = context.env?.incoming?.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return socketAddress;
  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map(withoutPort);
  const address = forwarded.at(-trustedProxies) ?? '';
  return ipaddr.isValid(address) ? address : socketAddress;
}

/** Some proxies write the port too: `203.0.113.9:4711`, `[2001:db8::1]:4711`. */
function withoutPort(entry: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(entry.trim()) ?? [];
  return bracketed ?? plain ?? entry.trim();
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

/** Whether the connection comes from this machine, be it from a visitor or from a proxy. */
export function isLoopback(context: AppContext): boolean {
  const address = context.env?.incoming?.socket.remoteAddress ?? '';
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}
