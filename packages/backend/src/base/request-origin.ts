import { AsyncLocalStorage } from 'node:async_hooks';
import { browserName } from '@sponsor/domain';
import type { MiddlewareHandler } from 'hono';
import ipaddr from 'ipaddr.js';
import type { AppContext, AppEnv } from './app-env.ts';
import { clientAddress } from './client-address.ts';

/** Where something was done from, as far as it is known, without an address of a person's line. */
export interface RequestOrigin {
  /** `203.0.113.0/24`, `2001:db8:7::/48`. */
  network?: string;
  /** `Firefox, Linux`. */
  browser?: string;
  /** The same for all that is done in one session, and good for nothing else. */
  session?: string;
}

const requests = new AsyncLocalStorage<RequestOrigin>();

/** Keeps at hand, for whatever a request does, where it comes from. */
export function noteOrigin(trustedProxies: number): MiddlewareHandler<AppEnv> {
  return (context, next) => requests.run(originOf(context, trustedProxies), next);
}

/** Says in which session the present request is made. */
export function noteSession(sessionId: string): void {
  const origin = requests.getStore();
  if (origin) origin.session = sessionId.slice(0, 8);
}

/** Of the request that is being answered; empty for what the server and its commands do. */
export function currentOrigin(): Readonly<RequestOrigin> {
  return requests.getStore() ?? {};
}

function originOf(context: AppContext, trustedProxies: number): RequestOrigin {
  const network = networkOf(clientAddress(context, trustedProxies));
  const browser = browserName(context.req.header('user-agent') ?? null);
  return { ...(network !== undefined && { network }), ...(browser !== undefined && { browser }) };
}

function networkOf(address: string): string | undefined {
  if (!ipaddr.isValid(address)) return undefined;
  const parsed = ipaddr.process(address);
  const bits = parsed.kind() === 'ipv4' ? 24 : 48;
  const range = `${parsed.toString()}/${bits}`;
  const network = bits === 24 ? ipaddr.IPv4.networkAddressFromCIDR(range) : ipaddr.IPv6.networkAddressFromCIDR(range);
  return `${network.toString()}/${bits}`;
}
