import process from 'node:process';

/**
 * Aborts once the process is told to stop, however often. Call it before anything that takes time: the first process of a container
 * gets no signal that it does not listen for.
 */
export function stopSignal(): AbortSignal {
  const stopping = new AbortController();
  for (const name of ['SIGTERM', 'SIGINT'] as const) process.on(name, () => stopping.abort());
  return stopping.signal;
}
