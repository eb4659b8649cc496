import type { ContentfulStatusCode } from 'hono/utils/http-status';

export interface ProblemDetails {
  /** Refused fields with readable messages. */
  errors?: readonly { field?: string; message: string }[];
  /** Machine-readable code: a table response's, such as `42703`, or the next step for the staff area, such as `reauthenticate`. */
  code?: string;
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
