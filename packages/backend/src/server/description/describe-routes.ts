import { z } from 'zod';
import { access, type Route } from '../../access.ts';
import type { Access } from '../../staff/guard.ts';
import type { RouteDescription } from './route-description.ts';
import { routeDescriptions } from './route-descriptions.ts';

const problem = z.object({
  message: z.string(),
  errors: z.array(z.object({ field: z.string().optional(), message: z.string() })),
});

/** How refusals look, by the protocol that is spoken at an address. Everywhere else they are a sentence, or a page. */
const refusals = [
  { at: '/api/forms/', name: 'FormProblem', schema: z.object({ status: z.literal('error'), ...problem.shape }) },
  { at: '/api/', name: 'Problem', schema: problem },
  { at: '/functions/', name: 'FunctionProblem', schema: z.object({ error: z.string() }) },
  {
    at: '/rest/',
    name: 'TableProblem',
    schema: z.object({
      code: z.string().nullable(),
      message: z.string(),
      details: z.string().nullable(),
      hint: z.null(),
    }),
  },
];

/** All routes of the server as OpenAPI 3.1, each with the least role that may call it as `x-access`. */
export function describeRoutes() {
  const paths: Record<string, Record<string, object>> = {};
  for (const [route, needed] of Object.entries(access)) {
    const [method = '', path = ''] = route.split(' ');
    const described = path.replaceAll(/:(\w+)/g, '{$1}').replace('*', '{path}');
    paths[described] = {
      ...paths[described],
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table
      [method.toLowerCase()]: operation(described, needed, routeDescriptions[route as Route]),
    };
  }
  return {
    openapi: '3.1.1',
    info: { title: 'The server of the site', version: '1' },
    paths,
    components: {
      schemas: Object.fromEntries(refusals.map(({ name, schema }) => [name, schemaOf(schema)])),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'staff.session_token' },
        key: { type: 'apiKey', in: 'header', name: 'apikey' },
      },
    },
  };
}

function operation(path: string, needed: Access, { summary, query, body, media, ...answered }: RouteDescription) {
  const refusal = refusalAt(path);
  return {
    summary,
    'x-access': needed,
    security: securityOf(needed),
    parameters: [...pathParameters(path), ...(query ? queryParameters(query) : [])],
    ...(body && {
      requestBody: { required: true, content: { [media ?? 'application/json']: { schema: schemaOf(body) } } },
    }),
    responses: {
      [answered.status ?? 200]: { description: 'All is well.', ...contentOf(answered) },
      ...(needed !== 'anyone' && {
        401: { description: 'Nobody is signed in.', ...refusal },
        403: { description: 'The role does not reach.', ...refusal },
      }),
      '4XX': { description: 'A refusal, with a sentence that says what to do.', ...refusal },
    },
  };
}

function refusalAt(path: string): object {
  const spoken = refusals.find(({ at }) => path.startsWith(at));
  return spoken ? { content: { 'application/json': { schema: { $ref: `#/components/schemas/${spoken.name}` } } } } : {};
}

function securityOf(needed: Access): object[] {
  if (needed === 'anyone') return [];
  return needed === 'viewer or key' ? [{ session: [] }, { key: [] }] : [{ session: [] }];
}

function contentOf({ answer, answerMedia = 'application/json', status }: Omit<RouteDescription, 'summary'>): object {
  if (status === 204) return {};
  return { content: { [answerMedia]: answer ? { schema: schemaOf(answer) } : {} } };
}

function pathParameters(path: string): object[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters(query: NonNullable<RouteDescription['query']>): object[] {
  const { properties = {}, required = [] } = schemaOf(query);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

/** As it travels: before the server trims it or fills in what is left out. */
function schemaOf(schema: z.core.$ZodType) {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return described;
}
