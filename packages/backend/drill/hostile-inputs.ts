import { formIds } from '@sponsor/domain';
import fc from 'fast-check';
import { bodyOf, moreNames } from './hostile-bodies.ts';
import { anyValue, asText, inAddress } from './hostile-values.ts';
import { routes } from './route-names.ts';

/** The sender. */
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

/** Parts of a request other than its address and body that a route may read. */
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

/** Requests of an intruder: to every route of the server, with every kind of session. */
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
