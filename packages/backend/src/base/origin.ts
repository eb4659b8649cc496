import type { MiddlewareHandler } from 'hono';
import type { AppContext, AppEnv } from './app-env.ts';
import { isLoopback } from './loopback.ts';
import { refusal } from './problem.ts';

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether an origin is the site's own. Without a public address only a loopback origin equal to the Host header counts, so
 * a foreign name that resolves to this machine gains nothing.
 */
export function isOwnOrigin(context: AppContext, origin: string, publicUrl: string | undefined): boolean {
  const url = URL.parse(origin);
  if (url === null) return false;
  if (publicUrl !== undefined) return url.origin === new URL(publicUrl).origin;
  return isLoopback(url.hostname) && url.host === context.req.header('host');
}

/**
 * Refuses cross-site changes, and cross-site reads of staff routes, where a link could save an export to disk in a staff
 * member's name. Programs send no Origin and pass. Hono's own check covers form posts only: it lets cross-site JSON pass,
 * and refuses form posts of programs.
 */
export function sameOriginOnly(publicUrl: string | undefined): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const { method, path } = context.req;
    const comesFromElsewhere = readOnly.has(method)
      ? /^\/(?:api|rest)\//.test(path) && !isSiteOfOurs(context.req.header('sec-fetch-site'))
      : !comesFromHere(context, publicUrl);
    if (comesFromElsewhere) {
      throw refusal(403, 'cross-site-request');
    }
    await next();
  };
}

function comesFromHere(context: AppContext, publicUrl: string | undefined): boolean {
  const origin = context.req.header('origin');
  const site = context.req.header('sec-fetch-site');
  // A page with a no-referrer policy posts its forms with the origin `null`. A page cannot set the other header.
  if (origin === 'null') return site === 'same-origin';
  if (origin !== undefined) return isOwnOrigin(context, origin, publicUrl);
  return isSiteOfOurs(site);
}

/** Whether `Sec-Fetch-Site` names no other origin: this one, what a person typed, or a program that does not say. */
function isSiteOfOurs(site: string | undefined): boolean {
  return site === undefined || site === 'same-origin' || site === 'none';
}
