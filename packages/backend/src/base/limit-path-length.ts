import type { MiddlewareHandler } from 'hono';
import { refusal } from './problem.ts';

/** In characters. Our longest addresses, with a token or an id, have a few hundred. */
const maxPathLength = 2_000;

/** Refuses a longer path before anything reads it. The query may be longer: it can list ids. */
export const limitPathLength: MiddlewareHandler = async (context, next) => {
  if (context.req.path.length > maxPathLength) throw refusal(414, 'path-too-long', { value: String(maxPathLength) });
  await next();
};
