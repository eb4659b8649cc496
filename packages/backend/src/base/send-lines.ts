import type { Logger } from 'pino';
import type { AppContext } from './app-env.ts';
import { safeError } from './safe-error.ts';

/**
 * Streams lines as they are produced, at the reader's pace. A failure aborts the response, because a clean end would make
 * a partial file look complete. A reader who disconnects stops the work.
 */
export function sendLines(context: AppContext, lines: AsyncIterable<string>, log: Pick<Logger, 'error'>): Response {
  const chunks = encoded(lines, log, context.get('requestId'));
  return context.body(
    new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await chunks.return();
      },
    }),
  );
}

async function* encoded(
  lines: AsyncIterable<string>,
  log: Pick<Logger, 'error'>,
  incident: string,
): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  try {
    for await (const line of lines) yield encoder.encode(line);
  } catch (error) {
    log.error({ incident, error: safeError(error) }, 'A streamed response failed before its end.');
    // oxlint-disable-next-line eslint/preserve-caught-error -- the socket's error is printed, and must not quote a row
    throw new Error('The response failed before its end.');
  }
}
