import { isIPv6 } from 'node:net';
import type { AppContext } from './app-env.ts';

/**
 * The visitor's address, for rate limits only. `X-Forwarded-For` counts only as far as our own proxies wrote it:
 * with n trusted proxies, the n-th entry from the right.
 */
export function clientAddress(context: AppContext, trustedProxies: number): string {
  const socketAddress = context.env?.incoming?.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return socketAddress;
  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  return forwarded.at(-trustedProxies) || socketAddress;
}

/** One subscriber holds a whole IPv6 /64, so that is what shares an allowance. */
export function addressGroup(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const zeros = plain.includes('::') ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0') : [];
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
