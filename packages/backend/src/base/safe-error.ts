/** The part of an error that may be logged. Database messages quote values, so only names, codes and stack frames remain. */
export interface SafeError {
  name: string;
  code?: string;
  constraint?: string;
  at: string[];
  cause?: SafeError;
}

/** Describes an error without its message, which may contain visitor data. */
export function safeError(error: unknown): SafeError {
  if (!(error instanceof Error)) return { name: typeof error, at: [] };
  const described: SafeError = { name: error.name, at: frames(error) };
  if ('code' in error && typeof error.code === 'string') described.code = error.code;
  if ('constraint' in error && typeof error.constraint === 'string') described.constraint = error.constraint;
  if (error.cause instanceof Error) described.cause = safeError(error.cause);
  return described;
}

/** Returns the shortest cause of an error: `ENOTFOUND`, `CERT_HAS_EXPIRED`, `TimeoutError`. */
export function codeOf(error: unknown): string {
  const { name, code, cause } = safeError(error);
  return cause?.code ?? code ?? cause?.name ?? name;
}

function frames({ message, stack = '' }: Error): string[] {
  // Cut the message off first, because its lines may look like stack frames.
  const lines = stack.slice(stack.indexOf(message) + message.length).split('\n');
  return lines
    .map((line) => line.trim())
    .filter((line) => /^at .*:\d+:\d+\)?$/.test(line))
    .slice(0, 8);
}
