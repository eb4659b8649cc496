import type { MiddlewareHandler } from 'hono';
import { Problem } from './problem.ts';

/** Characters. An address of ours with a token or an id in it has some hundred. */
const longest = 2_000;

/** Refuses a longer path before anything reads it. What follows a `?` may be longer: lists of ids are. */
export const boundedAddress: MiddlewareHandler = async (context, next) => {
  if (context.req.path.length > longest) throw new Problem(414, `This address is longer than ${longest} characters.`);
  await next();
};
