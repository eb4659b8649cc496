import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../base/app-env.ts';

const always: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const forAnswersThatAreNoPages = "default-src 'none'; frame-ancestors 'none'";

/** Headers of every answer. Pages and files bring their own policies; nothing else may be kept, or run anything. */
export function securityHeaders(https: boolean): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(always)) context.header(name, value);
    if (https) context.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store');
    if (!context.res.headers.has('Content-Security-Policy')) {
      context.header('Content-Security-Policy', forAnswersThatAreNoPages);
    }
  };
}
