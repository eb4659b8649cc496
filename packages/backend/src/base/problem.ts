import type { DeskRefusalCode } from '@sponsor/domain';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A SQLSTATE, or a code of PostgREST's own. */
type TableCode = `${number}${string}` | `PGRST${number}`;

export interface ProblemDetails {
  /** Refused fields with readable messages. */
  errors?: readonly { field?: string; message: string }[];
  /** For programs: a table response's code, such as `42703`, the reason of a refusal, or the next step for the staff area. */
  code?: TableCode | DeskRefusalCode | 'reauthenticate';
  /** The refused value, if the code is about one. */
  value?: string | undefined;
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
