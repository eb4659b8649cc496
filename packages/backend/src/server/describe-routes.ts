import { type Access, apiRefusalSchema, mediaTypes, type Route, refusalMessage, type Schema } from '@sponsor/domain';
import { z } from 'zod';
import { leadNoticeSchema } from '../delivery/lead-notice.ts';
import { routes } from '../routes.ts';

const problem = {
  message: z.string(),
  errors: z.array(z.object({ field: z.string().optional(), message: z.string() })),
};
const apiProblem = z.object({ ...problem, ...apiRefusalSchema.shape });

const { json, page, text } = mediaTypes;

/** The refusals by the protocol of an address; a browser that posts a form or downloads a file itself gets a page or a sentence. */
const refusals = [
  {
    at: '/api/forms/',
    name: 'FormProblem',
    schema: z.object({ status: z.literal('error'), ...problem }),
    types: [json, page],
  },
  { at: '/api/desk/', name: 'Problem', schema: apiProblem, types: [json, text, page] },
  { at: '/api/', name: 'Problem', schema: apiProblem, types: [json] },
  { at: '/functions/', name: 'FunctionProblem', schema: z.object({ error: z.string() }), types: [json, page] },
  {
    at: '/rest/',
    name: 'TableProblem',
    schema: z.object({
      code: z.string().nullable(),
      message: z.string(),
      details: z.string().nullable(),
      hint: z.null(),
    }),
    types: [json],
  },
];

/**
 * Describes all routes of the server in OpenAPI 3.1, each with its lowest role as `x-access`. One with `x-fresh` requires that
 * the person has confirmed their identity within ten minutes; otherwise it refuses with the code `reauthenticate`.
 */
export function describeRoutes() {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}').replace('*', '{path}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(path, route) };
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Site API', version: '1' },
    paths,
    webhooks: { lead: { post: leadWebhook } },
    components: {
      schemas: Object.fromEntries(refusals.map(({ name, schema }) => [name, schemaOf(schema)])),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'staff', description: '`__Host-staff` over https.' },
        key: { type: 'apiKey', in: 'header', name: 'apikey' },
      },
    },
  };
}

/** The messages to LEAD_WEBHOOK_URL, and the expected responses. */
const leadWebhook = {
  summary: 'Reports a submitted form at least once, signed according to Standard Webhooks.',
  parameters: ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
    name,
    in: 'header',
    required: true,
    schema: { type: 'string' },
  })),
  requestBody: { required: true, ...contentOf([json], schemaOf(leadNoticeSchema)) },
  responses: {
    '2XX': { description: 'Accepted. The body is not read.' },
    default: { description: 'Retried later with the same webhook-id. Redirects are not followed.' },
  },
};

const withoutDatabase = new Set(['/healthz', '/metrics', '/{path}']);

function operation(path: string, route: Route) {
  const { summary, access, fresh, params, query, body, bodies = body && { [json]: body }, notFound } = route;
  const { answer, answerMedia = [json], status = 200, also = {} } = route;
  const content = contentOf(status === 204 ? [] : answerMedia, answer && schemaOf(answer));
  const refusal = refusalAt(path);
  return {
    summary,
    'x-access': access,
    ...(fresh && { 'x-fresh': true }),
    security: securityOf(access),
    parameters: [...pathParameters(path, params), ...(query ? queryParameters(query) : [])],
    ...(bodies && {
      requestBody: {
        required: true,
        content: Object.fromEntries(
          Object.entries(bodies).map(([type, schema]) => [type, { schema: schemaOf(schema) }]),
        ),
      },
    }),
    responses: {
      [status]: { description: 'Success.', ...content },
      ...(access !== 'anyone' && {
        401: { description: 'Not signed in.', ...refusal },
        403: {
          description: fresh
            ? 'Insufficient role, or identity not confirmed in the last ten minutes.'
            : 'Insufficient role.',
          ...refusal,
        },
      }),
      ...(notFound !== undefined && { 404: { description: refusalMessage({ code: notFound }), ...refusal } }),
      '4XX': { description: 'Refused. The message says what to do.', ...refusal },
      500: { description: 'The server failed. The message contains the number of the log entry.', ...refusal },
      ...(!withoutDatabase.has(path) && {
        503: { description: 'The database does not respond. Retry in a minute.', ...refusal },
      }),
      ...Object.fromEntries(
        Object.entries(also).map(([code, description]) => [
          code,
          { description, ...(code.startsWith('3') ? redirection(code) : content) },
        ]),
      ),
    },
  };
}

function redirection(code: string): object {
  return code === '304' ? {} : { headers: { Location: { required: true, schema: { type: 'string' } } } };
}

function refusalAt(path: string): object {
  const spoken = refusals.find(({ at }) => path.startsWith(at));
  if (spoken === undefined) return contentOf([text, page]);
  return contentOf(spoken.types, { $ref: `#/components/schemas/${spoken.name}` });
}

/** @param schema of the JSON response. */
function contentOf(types: readonly string[], schema?: object): object {
  if (types.length === 0) return {};
  return { content: Object.fromEntries(types.map((type) => [type, type === json && schema ? { schema } : {}])) };
}

function securityOf(access: Access): object[] {
  if (access === 'anyone') return [];
  return access === 'viewer or key' ? [{ session: [] }, { key: [] }] : [{ session: [] }];
}

function pathParameters(path: string, params: Schema | undefined) {
  const { properties = {} } = params ? schemaOf(params) : {};
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: properties[name] ?? { type: 'string' },
  }));
}

function queryParameters(query: Schema) {
  const { properties = {}, required = [] } = schemaOf(query);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

/** As transmitted: before the server trims it or fills in defaults. */
function schemaOf(schema: Schema) {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return described;
}
