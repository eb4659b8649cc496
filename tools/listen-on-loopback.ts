import { once } from 'node:events';
import type { Server } from 'node:net';

/** Starts the server on this machine, on a free port unless one is given, and returns its origin. */
export async function listenOnLoopback(server: Server, port = 0): Promise<string> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}
