import { type ApiRefusal, type RefusalCode, refusalMessage } from '@sponsor/domain';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A SQLSTATE, or a code of PostgREST's own. */
type TableCode = `${number}${string}` | `PGRST${number}`;

export interface ProblemDetails extends Partial<ApiRefusal> {
  /** Refused fields with readable messages. */
  errors?: readonly { field?: string; message: string }[];
  /** The code of a table response, such as `42703`. */
  tableCode?: TableCode;
  explanation?: string;
  headers?: Readonly<Record<string, string>>;
}

/** A refusal the caller can act on. Its message is a sentence, and is sent as it is. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: ContentfulStatusCode;
  readonly details: ProblemDetails;

  constructor(status: ContentfulStatusCode, message: string, details: ProblemDetails = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

/** Returns a refusal with a code, and its sentence. `value` is the part of the sentence that differs. */
export function refusal(
  status: ContentfulStatusCode,
  code: RefusalCode,
  { value, ...details }: Omit<ProblemDetails, 'code'> = {},
): Problem {
  const coded = { code, ...(value !== undefined && { value }) };
  return new Problem(status, refusalMessage(coded), { ...details, ...coded });
}

/** Returns a refusal of one field of the request. */
export function fieldRefusal(field: string, code: RefusalCode): Problem {
  return refusal(400, code, { errors: [{ field, message: refusalMessage({ code }) }] });
}

/** Returns a 429 with `Retry-After`. */
export function retryLater(code: RefusalCode, seconds: number): Problem {
  const value = String(seconds);
  return refusal(429, code, { value, headers: { 'Retry-After': value } });
}
