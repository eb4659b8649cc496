import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import type { AppEnv } from '../base/app-env.ts';
import { StartError } from '../base/start-error.ts';
import { createBoundedServer } from './bounded-server.ts';

export interface RunningServer {
  port: number;
  /**
   * Stops accepting connections, and resolves when every request is answered, after 25 s at the latest. Existing connections are
   * served for another half second, because a visitor who just got a response may be sending the next request.
   */
  close(): Promise<void>;
}

const drainMs = 500;
const graceMs = 25_000;

/**
 * @throws StartError if the address cannot be listened on.
 */
export async function listen(
  app: Hono<AppEnv>,
  host: string,
  port: number,
  serve: typeof createBoundedServer = createBoundedServer,
): Promise<RunningServer> {
  let closing = false;
  const answer = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    errorHandler: answerBadAddress,
    // Some probes speak HTTP/1.0, and send no Host.
    hostname: 'localhost',
  });
  const server = serve((request, response) => {
    if (namesTwoHosts(request)) return refuseTwoHosts(response);
    // A kept-alive connection would keep the server from closing, or wait for the rest of such a body.
    if (closing || bringsUnreadBody(request)) response.setHeader('Connection', 'close');
    void answer(request, response);
  });
  server.on('clientError', answerBadRequest);
  await started(server, host, port);
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close() {
      closing = true;
      return closed(server);
    },
  };
}

/** Node uses the first of duplicate headers; a proxy in front may have used the other. */
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1;
}

function refuseTwoHosts(response: ServerResponse): void {
  response.statusCode = 400;
  response.setHeader('Connection', 'close');
  response.setHeader('Content-Type', 'text/plain');
  response.end('The request names two different hosts.');
}

/** Hono handles the bodies of all other methods. */
function bringsUnreadBody({ method, headers }: IncomingMessage): boolean {
  const onlyReads = method === 'GET' || method === 'HEAD';
  return onlyReads && ('transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0);
}

/** Requests that never reach the app: their Host or address does not make a valid URL. */
function answerBadAddress(error: unknown): Response {
  return error instanceof RequestError
    ? new Response('The address of this request is not valid.', { status: 400 })
    : new Response('Something went wrong on our side.', { status: 500 });
}

const badRequests: Readonly<Record<string, [status: string, sentence: string]>> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'The address or the headers of this request are too long.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
};

/** Input that Node cannot parse as HTTP; by default it closes the connection without a response. */
function answerBadRequest({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  const [status, sentence] = badRequests[code] ?? ['400 Bad Request', 'The request is not valid HTTP.'];
  if (!socket.writable || code === 'ECONNRESET') socket.destroy();
  else {
    socket.end(
      `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: ${sentence.length}\r\n\r\n${sentence}`,
    );
  }
}

function started(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, host, port)));
    server.listen(port, host, resolve);
  });
}

function listenError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartError(`Port ${port} is already in use: stop the other program, or set PORT to a free one.`);
  }
  if (error.code === 'EACCES')
    return new StartError(`PORT ${port} requires privileges that this user does not have: choose a port above 1023.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartError(`HOST ${host} is not an address of this machine.`);
  }
  return error;
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    let sweep: NodeJS.Timeout | undefined;
    const closeIdle = () => server.closeIdleConnections();
    const drain = setTimeout(() => {
      // After a long block of the event loop, first read what arrived in the meantime.
      setImmediate(closeIdle);
      sweep = setInterval(closeIdle, 250);
    }, drainMs);
    const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
    const ended = () => {
      clearTimeout(drain);
      clearInterval(sweep);
      clearTimeout(deadline);
      resolve();
    };
    // The HTTP server's own close cuts idle connections at once. First let in those about to be accepted.
    setImmediate(() => NetServer.prototype.close.call(server, ended));
  });
}
