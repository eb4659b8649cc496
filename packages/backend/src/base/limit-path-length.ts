import type { MiddlewareHandler } from 'hono';
import { Problem } from './problem.ts';

/** In characters. Our longest addresses, with a token or an id, have a few hundred. */
const maxPathLength = 2_000;

/** Refuses a longer path before anything reads it. The query may be longer: it can list ids. */
export const limitPathLength: MiddlewareHandler = async (context, next) => {
  if (context.req.path.length > maxPathLength)
    throw new Problem(414, `This address is longer than ${maxPathLength} characters.`);
  await next();
};
