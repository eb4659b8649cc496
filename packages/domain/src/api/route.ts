import type * as z from 'zod/mini';
import { staffRoles } from '../staff-role.ts';

/** Of zod or of its small sibling. */
export type Schema = z.core.$ZodType;

/**
 * The least role that a route needs. `self`: anyone signed in, also before a second factor is set up. `viewer or key` also
 * lets programs with `LEADS_API_KEY` in.
 */
export const accesses = ['anyone', 'self', ...staffRoles, 'viewer or key'] as const;
export type Access = (typeof accesses)[number];

/**
 * The declaration of a route. From it come the check of who may call it, the reading of what is sent, its description in
 * OpenAPI, and the types and the parsing of the browser's calls.
 */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As the router writes it: `:id` is a part that varies, `*` is all that follows. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** The person must have proved within ten minutes that it is them. */
  readonly fresh?: true;
  /** One sentence on its purpose. */
  readonly summary: string;
  /** The parts of the path that vary. Parts that do not fit are answered with 404. */
  readonly params?: Schema;
  /** The sentence of the 404, where the path or the body names something that may not exist. */
  readonly notFound?: string;
  /** The query of the address. A query that does not fit is answered with 400. */
  readonly query?: Schema;
  /** The JSON that is sent. A body that does not fit is answered with 400. */
  readonly body?: Schema;
  /** By media type, the bodies of a route that reads them itself, because it takes more than JSON. */
  readonly bodies?: Readonly<Record<string, Schema>>;
  /** The one sentence of that 400; without it, a sentence for each field that does not fit. */
  readonly unreadable?: string;
  /** The JSON that is answered. A route without it answers a file, or nothing. */
  readonly answer?: Schema;
  /** The media types of the answer, where it is not JSON alone. */
  readonly answerMedia?: readonly string[];
  /** The status of the answer; 200 if left out. 204 has no body. */
  readonly status?: 201 | 202 | 204;
  /** Further statuses, and when they are answered. A redirection is empty, all others are of the same types. */
  readonly also?: Readonly<Partial<Record<206 | 302 | 303 | 304 | 308 | 414 | 416 | 503, string>>>;
  /** The name in the audit log of the list of persons that it answers; reading it is noted there. */
  readonly listOfPersons?: string;
}

/** Routes of one subject by their names. Of two that fit an address, the first is taken. */
export type Api = Readonly<Record<string, Route>>;
