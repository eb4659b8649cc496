import type * as z from 'zod/mini';
import { staffRoles } from '../staff-role.ts';
import type { RefusalCode } from './refusals.ts';

/** A schema of zod or of zod/mini. */
export type Schema = z.core.$ZodType;

/**
 * The lowest role that a route needs. `self`: anyone signed in, even before a second factor is set up. `viewer or key` also
 * admits programs with `LEADS_API_KEY`.
 */
export const accesses = ['anyone', 'self', ...staffRoles, 'viewer or key'] as const;
export type Access = (typeof accesses)[number];

/**
 * The declaration of a route. The access check, request validation, OpenAPI description, and the types and response
 * parsing of the browser's client all come from it.
 */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** In the router's syntax: `:id` is a parameter, `*` matches the rest. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** The person must have confirmed their identity within ten minutes. */
  readonly fresh?: true;
  /** One sentence about its purpose. */
  readonly summary: string;
  /** The parameters of the path. Invalid ones are answered with 404. */
  readonly params?: Schema;
  /** The code of the 404, if the path or the body names something that may not exist. */
  readonly notFound?: RefusalCode;
  /** The query string. An invalid one is answered with 400. */
  readonly query?: Schema;
  /** The JSON request body. An invalid one is answered with 400. */
  readonly body?: Schema;
  /** Bodies by media type, for a route that reads them itself because it accepts more than JSON. */
  readonly bodies?: Readonly<Record<string, Schema>>;
  /** The code of that 400; without it, each invalid field has its own. */
  readonly invalid?: RefusalCode;
  /** The JSON response. A route without it returns a file, or nothing. */
  readonly answer?: Schema;
  /** The media types of the response, if it is not only JSON. */
  readonly answerMedia?: readonly string[];
  /** The status of the response; 200 if left out. 204 has no body. */
  readonly status?: 201 | 202 | 204;
  /** Further statuses and their conditions. A redirect is empty; all others have the same media types. */
  readonly also?: Readonly<Partial<Record<206 | 302 | 303 | 304 | 308 | 414 | 416 | 503, string>>>;
  /** The audit log's name for the personal data that it lists; each read is recorded. */
  readonly personalData?: string;
}

/** The routes of one subject by name. If two match an address, the first one answers. */
export type Api = Readonly<Record<string, Route>>;
