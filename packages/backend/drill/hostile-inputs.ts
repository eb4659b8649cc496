import { formIds } from '@sponsor/domain';
import fc from 'fast-check';
import { z } from 'zod';
import { access } from '../src/access.ts';
import { describeRoutes } from '../src/server/description/describe-routes.ts';
import { signUpBody } from '../test/app.ts';

/** Who sends it. */
export const askers = ['nobody', 'viewer', 'editor', 'administrator', 'key'] as const;
export type Asker = (typeof askers)[number];

export interface HostileInput {
  asker: Asker;
  route: string;
  method: string;
  address: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | undefined;
}

/** Or one of several. */
const bodySchema = z.looseObject({
  properties: z.record(z.string(), z.unknown()).default({}),
  get anyOf() {
    return z.array(bodySchema).default([]);
  },
  get oneOf() {
    return z.array(bodySchema).default([]);
  },
});

const operationsSchema = z.record(
  z.string(),
  z.record(
    z.string(),
    z.object({
      parameters: z.array(z.object({ name: z.string(), in: z.string() })),
      requestBody: z
        .object({
          content: z.record(z.string(), z.object({ schema: bodySchema })),
        })
        .optional(),
    }),
  ),
);

/** The names that a route reads, so that what is wrong with an input is more often a value than a name. */
function namesOf(method: string, path: string): { query: string[]; body: string[] } {
  const paths = operationsSchema.parse(describeRoutes().paths);
  const operation = paths[path.replaceAll(/:(\w+)/g, '{$1}').replace('*', '{path}')]?.[method.toLowerCase()];
  const schemas = Object.values(operation?.requestBody?.content ?? {});
  return {
    query: (operation?.parameters ?? []).filter((parameter) => parameter.in === 'query').map(({ name }) => name),
    body: schemas.flatMap(({ schema }) => propertiesOf(schema)),
  };
}

function propertiesOf({ properties, anyOf, oneOf }: z.infer<typeof bodySchema>): string[] {
  return [...Object.keys(properties), ...[...anyOf, ...oneOf].flatMap(propertiesOf)];
}

const fieldNames = ['email', 'firstname', 'lastname', 'phone', 'message', 'lead_source', 'utm_source', 'utm_medium'];
const moreNames = ['utm_campaign', 'utm_content', 'utm_term', 'status', 'id', '__proto__', 'constructor', 'context'];

const plausible = fc.constantFrom<unknown>(
  'ann@example.org',
  'Landing Page Lead',
  'new',
  'contacted',
  'problem',
  'pending',
  'csv',
  '2026-03-01',
  '2026-03-01T15:00:00.000Z',
  '01234567-89ab-7def-8123-456789abcdef',
  'eq.new',
  'id.asc',
  '123456',
  1,
  true,
  null,
);
const evil = fc.constantFrom<unknown>(
  '',
  '\0',
  '\u0007',
  '\uD800',
  '\u2028',
  "'; drop table leads; --",
  '$1',
  '%00',
  '%',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '=cmd()',
  'x'.repeat(20_000),
  '9'.repeat(400),
  '0000-01-01',
  '2026-02-30',
  '+275760-09-13T00:00:00.001Z',
  '-1',
  '1e309',
  'or=(or(or(',
  Number.MAX_VALUE,
  -1,
  0.5,
  [],
  {},
);
const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: plausible },
  { weight: 4, arbitrary: evil },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

const routes = Object.keys(access).map((route) => {
  const [method = '', path = ''] = route.split(' ');
  return { route, method, path, ...namesOf(method, path) };
});

/** With half a letter, no address and no form can be written. */
function asText(value: unknown): string {
  return Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString();
}

function inAddress(text: unknown): string {
  return encodeURIComponent(asText(text).slice(0, 4_000));
}

const objectOf = (names: readonly string[]) =>
  fc.dictionary(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names, ...moreNames) }, fc.string()), anyValue, {
    minKeys: 1,
    maxKeys: 8,
  });

const fieldList = fc.record({
  fields: fc.oneof(
    anyValue,
    fc.array(fc.record({ name: fc.oneof(fc.constantFrom(...fieldNames), fc.string()), value: anyValue }), {
      maxLength: 12,
    }),
    fc.tuple(...fieldNames.map((name) => fc.record({ name: fc.constant(name), value: anyValue }))),
  ),
  context: anyValue,
});

/** A sign-up as the site sends it, but for one value. */
const almostRight = fc
  .tuple(fc.option(fc.constantFrom('email', 'utm_campaign', 'context')), anyValue, fc.nat(500))
  .map(([changed, hostile, visitor]) =>
    JSON.parse(signUpBody(`visitor-${visitor}@example.org`, changed === null ? {} : { [changed]: hostile })),
  );

/** As deep as a body may be long. */
const bottomless = '['.repeat(30_000) + ']'.repeat(30_000);

function bodyOf(names: readonly string[], isForm: boolean) {
  const objects = isForm ? fc.oneof(fieldList, objectOf(names), almostRight) : objectOf(names);
  const json = fc.oneof({ weight: 6, arbitrary: objects }, fc.jsonValue()).map((body) => JSON.stringify(body));
  const plain = objectOf([...fieldNames, ...names]).map((entries) =>
    new URLSearchParams(Object.entries(entries).map(([name, one]) => [name, asText(one)])).toString(),
  );
  const deep = fc.constantFrom(...names, 'fields', 'context').map((name) => `{"${name}":${bottomless}}`);
  const bytes = fc.uint8Array({ maxLength: 300 }).map((array) => new Uint8Array(array));
  return fc.oneof(
    { weight: 8, arbitrary: json.map((body) => ({ type: 'application/json', body })) },
    { weight: 2, arbitrary: plain.map((body) => ({ type: 'application/x-www-form-urlencoded', body })) },
    { weight: 1, arbitrary: bytes.map((body) => ({ type: 'application/json', body })) },
    { weight: 1, arbitrary: deep.map((body) => ({ type: 'application/json', body })) },
    { weight: 1, arbitrary: bytes.map((body) => ({ type: 'multipart/form-data; boundary=x', body })) },
    { weight: 1, arbitrary: fc.string().map((body) => ({ type: 'text/plain', body })) },
  );
}

/** What is read of a request beside its address and its body. */
const headerNames = [
  'Referer',
  'Origin',
  'Range',
  'If-Range',
  'If-None-Match',
  'Accept-Encoding',
  'X-Forwarded-For',
  'User-Agent',
] as const;
const cookieNames = ['staff.session_token', 'staff.two_factor', 'staff.known_browser'] as const;

const headerValue = fc.oneof(
  fc.constantFrom('*', 'bytes=0-0', 'bytes=9-1', 'bytes=0-1,3-4,-1', 'gzip;q=1e9', 'null', '1.2.3.4:99999, ::1'),
  anyValue.map((value) =>
    asText(value)
      .replaceAll(/[^ -~]/g, '?')
      .slice(0, 4_000),
  ),
  anyValue.map((value) => `http://127.0.0.1:4000/invest?utm_campaign=${inAddress(value)}`),
);
const cookie = fc
  .tuple(fc.constantFrom(...cookieNames), anyValue, anyValue)
  .map(([name, value, signature]) => `${name}=${inAddress(value)}.${inAddress(signature)}`);

/** Requests as somebody would send who looks for a way in: to every route of the server, by whoever may be signed in. */
export const hostileInput: fc.Arbitrary<HostileInput> = fc
  .constantFrom(...routes)
  .chain(({ route, method, path, ...names }) =>
    fc
      .record({
        asker: fc.constantFrom(...askers),
        used: fc.oneof(
          { weight: 9, arbitrary: fc.constant(method) },
          { weight: 1, arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD') },
        ),
        parameters: fc.array(fc.oneof(anyValue, fc.constantFrom<unknown>(...formIds)), { minLength: 2, maxLength: 2 }),
        query: fc.array(fc.tuple(fc.constantFrom(...names.query, ...moreNames), anyValue), { maxLength: 6 }),
        sent: bodyOf(names.body, path.includes('/forms/')),
        key: fc.option(fc.oneof(fc.uuid(), fc.constant('not a uuid')), { freq: 3 }),
        more: fc.dictionary(fc.constantFrom(...headerNames), headerValue, { maxKeys: 2 }),
        cookie: fc.option(cookie, { freq: 3 }),
        accept: fc.constantFrom('*/*', 'text/html', 'text/csv', 'application/vnd.pgrst.object+json', ''),
        prefer: fc.constantFrom('', 'count=exact', 'count=estimated'),
      })
      .map(({ asker, used, parameters, query, sent, key, more, cookie: forged, accept, prefer }) => {
        let next = 0;
        const filled = path.replaceAll(/:\w+|\*/g, () => inAddress(parameters[next++]) || 'x');
        const search = query.map(([name, one]) => `${inAddress(name)}=${inAddress(one)}`).join('&');
        const headers = {
          ...more,
          Accept: accept,
          Prefer: prefer,
          ...(key !== null && { 'Idempotency-Key': key }),
          ...(forged !== null && { Cookie: forged }),
        };
        const hasBody = used !== 'GET' && used !== 'HEAD';
        return {
          asker,
          route,
          method: used,
          address: `${filled}${search && `?${search}`}`,
          headers: { ...headers, ...(hasBody && { 'Content-Type': sent.type }) },
          body: hasBody ? sent.body : undefined,
        };
      }),
  );
