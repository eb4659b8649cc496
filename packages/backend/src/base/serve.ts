import { type Api, type ApiRefusal, type Route, refusalCodeSchema, refusalMessage, type Schema } from '@sponsor/domain';
import type { Hono } from 'hono';
import { z } from 'zod';
import type { AppContext, AppEnv } from './app-env.ts';
import { readJson } from './body.ts';
import { type Problem, refusal } from './problem.ts';

/** A route's request, as its declaration parses it. */
type Received<R extends Route> = { context: AppContext } & {
  [Part in keyof R & ('params' | 'query' | 'body')]: R[Part] extends Schema ? z.output<R[Part]> : never;
};

/** A value that a schema reads from JSON, before it is written: a timestamp becomes text on the way. */
type Written<Read> = string extends Read
  ? Read | Date
  : Read extends readonly (infer Item)[]
    ? readonly Written<Item>[]
    : Read extends object
      ? { [Name in keyof Read]: Written<Read[Name]> }
      : Read;

type Reply<R extends Route> =
  | Response
  | (R extends { answer: infer Answer extends Schema } ? Written<z.input<Answer>> : never)
  | (R extends { notFound: string } ? undefined : never)
  | (R extends { status: 204 } ? void : never);

type Handler<R extends Route> = (received: Received<R>) => Reply<R> | Promise<Reply<R>>;

/** One handler for each route of a subject. */
export type Handlers<Routes extends Api> = { [Name in keyof Routes]: Handler<Routes[Name]> };

/** Returns the method and path of a route in the router's syntax: `GET /healthz`. */
export function nameOf({ method, path }: Route): string {
  return `${method} ${path}`;
}

/**
 * Adds declared routes to an app. A handler receives the request as the declaration parses it, and returns the JSON response;
 * undefined if the requested object does not exist, or a `Response` of another kind.
 */
export function serve<Routes extends Api>(app: Hono<AppEnv>, api: Routes, handlers: Handlers<Routes>): void {
  for (const [name, route] of Object.entries<Route>(api)) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the handler of a name is typed by the route of that name
    const handle = handlers[name] as (received: object) => Promise<object | null | undefined>;
    app.on(route.method, route.path, async (context) => {
      const answer = await handle({
        context,
        ...(route.params && { params: readParams(route, route.params, context) }),
        ...(route.query && { query: read(route, route.query, context.req.query()) }),
        ...(route.body && { body: read(route, route.body, await readJson(context)) }),
      });
      if (answer instanceof Response) return answer;
      if (route.status === 204) return context.body(null, 204);
      if (answer === undefined) throw notFound(route);
      return context.json(answer, route.status ?? 200);
    });
  }
}

function readParams(route: Route, params: Schema, context: AppContext): unknown {
  const parsed = z.core.safeParse(params, context.req.param());
  if (!parsed.success) throw notFound(route);
  return parsed.data;
}

/** Returns the 404 of a route. */
function notFound({ notFound: code = 'not-found' }: Route): Problem {
  return refusal(404, code);
}

function read(route: Route, schema: Schema, sent: unknown): unknown {
  const parsed = z.core.safeParse(schema, sent);
  if (parsed.success) return parsed.data;
  if (route.invalid !== undefined) throw refusal(400, route.invalid);
  const refused = parsed.error.issues.map((issue) => ({ field: issue.path.join('.'), ...refusalOf(issue) }));
  const errors = refused.map(({ field, ...why }) => ({ field, message: refusalMessage(why) }));
  const { code = 'invalid-request', value } = refused[0] ?? {};
  throw refusal(400, code, { value, errors });
}

/** The messages of our schemas are codes. */
function refusalOf(issue: z.core.$ZodIssue): ApiRefusal {
  const code = refusalCodeSchema.safeParse(issue.message).data;
  if (code !== undefined) return { code };
  const names = issue.code === 'unrecognized_keys' ? issue.keys : issue.path;
  return names.length === 0 ? { code: 'invalid-request' } : { code: 'invalid-field', value: names.join('.') };
}
