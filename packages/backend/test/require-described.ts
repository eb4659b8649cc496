import { apiRefusalSchema } from '@sponsor/domain';
import { Hono } from 'hono';
import { z } from 'zod';
import { nameOf } from '../src/base/serve.ts';
import { routes } from '../src/routes.ts';
import { describeRoutes } from '../src/server/describe-routes.ts';

const pathsSchema = z.record(
  z.string(),
  z.record(
    z.string(),
    z.object({
      responses: z.record(z.string(), z.object({ content: z.record(z.string(), z.unknown()).default({}) })),
    }),
  ),
);

/** Matches requests to route names, as the server does. */
const table = new Hono();
for (const route of routes) table.on(route.method, route.path, (context) => context.text(nameOf(route)));

const described = pathsSchema.parse(describeRoutes().paths);

/** @throws if the routes' descriptions do not include this status and type for the request, or a refusal lacks its code. */
export async function requireDescribed({ url, method }: Request, response: Response): Promise<void> {
  const { status, headers } = response;
  const { pathname } = new URL(url);
  const found = await table.fetch(new Request(url, { method: method === 'HEAD' ? 'GET' : method }));
  const [routed = '', pattern = ''] = (await found.text()).split(' ');
  const isNoRoute = !found.ok || (pattern === '/*' && /^\/(api|rest|functions)\//.test(pathname));
  if (isNoRoute) return;
  const path = pattern.replaceAll(/:(\w+)/g, '{$1}').replace('*', '{path}');
  const responses = described[path]?.[routed.toLowerCase()]?.responses ?? {};
  const answer = responses[status] ?? responses[`${Math.floor(status / 100)}XX`];
  const type = headers.get('content-type')?.split(';')[0];
  const types = Object.keys(answer?.content ?? {});
  const isRight =
    type === undefined ? types.length === 0 || status === 204 : types.includes(type) || types.includes('*/*');
  const isCoded = /^\/api\/(?!forms\/)/.test(pathname) && status >= 400 && type === 'application/json';
  if (isCoded && method !== 'HEAD') apiRefusalSchema.parse(await response.clone().json());
  if (answer && isRight) return;
  throw new Error(`${routed} ${path} was answered with ${status} as ${type ?? 'nothing'}, which is not described.`);
}
