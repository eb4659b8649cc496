import type { ContentfulStatusCode } from 'hono/utils/http-status';

export interface ProblemDetails {
  /** Fields that were refused, in a person's words. */
  errors?: readonly { field?: string; message: string }[];
  /** For programs: the code of a table answer, as `42703`, or what a staff screen is to do, as `reauthenticate`. */
  code?: string;
  explanation?: string;
  headers?: Readonly<Record<string, string>>;
}

/** A refusal that the caller can act on. Its message is a sentence, and is sent as it stands. */
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
