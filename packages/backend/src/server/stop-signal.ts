import process from 'node:process';

/**
 * Aborts once the process is told to stop, however often. Call it before anything that takes time: as PID 1 of a container, a
 * process gets only the signals it listens for.
 */
export function stopSignal(): AbortSignal {
  const stopping = new AbortController();
  for (const name of ['SIGTERM', 'SIGINT'] as const) process.on(name, () => stopping.abort());
  return stopping.signal;
}
