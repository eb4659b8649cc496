import { apiRefusalSchema, type Route, refusalMessage, type Schema } from '@sponsor/domain';
import * as z from 'zod/mini';
import { attentionHeaders } from './attention.ts';
import { askForProof } from './proof.ts';

type AnsweringRoute = Route & { readonly answer: Schema };
/** A route's parsed response. */
export type Answer<R extends AnsweringRoute> = z.output<R['answer']>;

/** In an address every value is text. */
type QueryText<Query> = URLSearchParams | { readonly [Name in keyof Query]: string };

/** The parameters of a route's path and query. */
type Place<R extends Route> = (R extends { params: infer Params extends Schema }
  ? { params: z.input<Params> }
  : unknown) &
  (R extends { query: infer Query extends Schema } ? { query: QueryText<z.input<Query>> } : unknown);

/** The parts of a route's request. */
type Sent<R extends Route> = Place<R> &
  (R extends { body: infer Body extends Schema } ? { body: z.input<Body> } : unknown) &
  (R extends { bodies: object } ? { form: FormData } : unknown) & { signal?: AbortSignal };

interface Parts {
  params?: object;
  query?: URLSearchParams | Readonly<Record<string, string>>;
  body?: unknown;
  form?: FormData;
  signal?: AbortSignal;
}

/** The message if the server does not respond, or not with a readable message. */
export const unavailable = 'The server did not respond. Please try again.';

/** A refusal from the server, whose code may be from another release. */
const serverRefusalSchema = z.object({
  message: z.string(),
  code: z.optional(z.string()),
  value: z.optional(z.string()),
});

/** Returns a refusal's text for staff: by its code, or the server's own message if this release does not know the code. */
export function refusalText(refusal: z.infer<typeof serverRefusalSchema>): string {
  const { data } = apiRefusalSchema.safeParse(refusal);
  return data ? refusalMessage(data) : refusal.message;
}

/** Returns the reason for a refusal: a message for staff, or the status if there is none, and sometimes a code. */
export async function serverProblem(response: Response): Promise<z.infer<typeof serverRefusalSchema>> {
  const body: unknown = await response.json().catch(() => undefined);
  const problem = serverRefusalSchema.safeParse(body);
  return problem.success
    ? { ...problem.data, message: refusalText(problem.data) }
    : { message: `The server responded with status ${response.status}.` };
}

/** A refusal of the server, with a message for staff. */
class RefusedError extends Error {
  override name = 'RefusedError';
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** The session has ended, or never existed. */
export class SignedOutError extends RefusedError {
  override name = 'SignedOutError';
}

/** Returns the address of a route. */
export function addressOf<R extends Route>({ path }: R, { params = {}, query }: Place<R> & Parts): string {
  const parts = new Map(Object.entries(params));
  const filled = path.replaceAll(/:(\w+)/g, (_part, name: string) => encodeURIComponent(String(parts.get(name))));
  return query === undefined ? filled : `${filled}?${new URLSearchParams(query).toString()}`;
}

/** Sends a request. @throws Error with a message for staff if there is no response, unless the caller aborted it. */
export function reach(address: string, request: RequestInit): Promise<Response> {
  return fetch(address, request).catch((error: unknown) => {
    throw request.signal?.aborted ? error : new Error(unavailable);
  });
}

/**
 * Calls a staff route. If the server requires it, asks the person to confirm their identity, and repeats the call.
 *
 * @throws SignedOutError without a staff session; otherwise an Error with a message for staff.
 */
export function deskRequest<R extends AnsweringRoute>(route: R, sent: Sent<R>): Promise<Answer<R>>;
export async function deskRequest(route: AnsweringRoute, sent: Parts): Promise<unknown> {
  const { body, form, signal } = sent;
  const response = await reach(addressOf(route, sent), {
    method: route.method,
    ...(signal && { signal }),
    ...(route.method === 'GET' && { headers: attentionHeaders() }),
    ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    ...(form && { body: form }),
  });
  if (!response.ok) {
    const { message, code } = await serverProblem(response);
    if (response.status === 401) throw new SignedOutError(message, 401);
    if (code === 'reauthenticate' && (await askForProof())) return deskRequest(route, sent);
    throw new RefusedError(message, response.status);
  }
  const answer = z.safeParse(route.answer, await response.json().catch(() => undefined));
  if (!answer.success) throw new Error('The server’s response cannot be read.');
  return answer.data;
}

/** The status is missing if the server could not be reached, or its response not parsed. */
export type DeskResult<Read> = { ok: true; answer: Read } | { ok: false; message: string; status?: number };

/** Calls a staff route that changes something. Returns a refusal as a message for staff. */
export async function deskMutate<R extends AnsweringRoute>(route: R, sent: Sent<R>): Promise<DeskResult<Answer<R>>> {
  try {
    return { ok: true, answer: await deskRequest(route, sent) };
  } catch (error) {
    const message = error instanceof Error ? error.message : unavailable;
    return { ok: false, message, ...(error instanceof RefusedError && { status: error.status }) };
  }
}

/** Returns the message of a refusal, or nothing. */
export async function refusalOf(asked: Promise<DeskResult<unknown>>): Promise<string | undefined> {
  const result = await asked;
  return result.ok ? undefined : result.message;
}
