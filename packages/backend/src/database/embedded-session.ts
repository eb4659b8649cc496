import { Worker } from 'node:worker_threads';
import { StatementError } from './database.ts';
import type { EmbeddedAnswer, EmbeddedCommand, EmbeddedReply, EmbeddedRequest } from './embedded-protocol.ts';

const statementTimeoutMs = 30_000;

export interface EmbeddedSession {
  run(command: EmbeddedCommand): Promise<EmbeddedAnswer>;
  stop(): Promise<void>;
}

/**
 * Starts the worker and waits until it has opened the database and, if needed, recovered it.
 *
 * @param onBroken is called once it can never answer again.
 */
export async function startEmbeddedSession(
  directory: string,
  onBroken: (reason: string) => void,
): Promise<EmbeddedSession> {
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: { directory } });
  const waiting = new Map<number, (reply: EmbeddedReply) => void>();
  let lastId = 0;
  let failure: string | undefined;

  function fail(reason: string): void {
    if (failure !== undefined) return;
    failure = `The embedded database stopped (${reason}). It recovers when it is opened again.`;
    for (const [id, settle] of waiting) settle({ id, error: { message: failure } });
    onBroken(failure);
  }

  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The embedded database exited before it was open.')));
  });
  worker.on('message', (reply: EmbeddedReply) => waiting.get(reply.id)?.(reply));
  worker.on('error', (error) => fail(error.message));
  worker.on('exit', () => fail('its thread exited'));

  return {
    run(command) {
      if (failure) return Promise.reject(new StatementError(failure));
      lastId += 1;
      const request: EmbeddedRequest = { id: lastId, command };
      return new Promise((resolve, reject) => {
        // A thread that hangs inside PostgreSQL cannot be interrupted, and may still be writing.
        const timer = setTimeout(() => fail('a statement took longer than 30 s'), statementTimeoutMs);
        waiting.set(request.id, (reply) => {
          clearTimeout(timer);
          waiting.delete(request.id);
          if ('answer' in reply) resolve(reply.answer);
          else reject(new StatementError(reply.error.message, reply.error.code, reply.error.constraint));
        });
        worker.postMessage(request);
      });
    },
    async stop() {
      worker.removeAllListeners();
      await worker.terminate();
    },
  };
}
