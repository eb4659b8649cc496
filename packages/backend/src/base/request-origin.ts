import { AsyncLocalStorage } from 'node:async_hooks';
import { browserName } from '@sponsor/domain';
import type { MiddlewareHandler } from 'hono';
import ipaddr from 'ipaddr.js';
import type { AppContext, AppEnv } from './app-env.ts';
import { clientAddress } from './client-address.ts';

/** The origin of an action, as far as it is known, without a full address. */
export interface RequestOrigin {
  /** `203.0.113.0/24`, `2001:db8:7::/48`. */
  network?: string;
  /** `Firefox, Linux`. */
  browser?: string;
  /** The same for every action in one session, and useless for anything else. */
  session?: string;
}

const requests = new AsyncLocalStorage<RequestOrigin>();

/** Makes the request's origin available to everything done during the request. */
export function trackRequestOrigin(trustedProxies: number): MiddlewareHandler<AppEnv> {
  return (context, next) => requests.run(originOf(context, trustedProxies), next);
}

/** Sets the session of the current request. */
export function trackSession(sessionId: string): void {
  const origin = requests.getStore();
  if (origin) origin.session = sessionId.slice(0, 8);
}

/** Returns the origin of the current request; empty for actions of the server itself and of its commands. */
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
