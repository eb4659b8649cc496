import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The resources that visitors may take up; all times in milliseconds. */
export interface ConnectionLimits {
  /** The time for the headers of a request, from the start of the connection. */
  headers: number;
  /** The time for a request, and the longest pause in reading a response: a large picture on a slow connection. */
  stalled: number;
  /** Longer than proxies keep their connections; otherwise a form could be sent into a connection that was just closed. */
  idle: number;
  /** In total; each takes some 30 kB. */
  connections: number;
  /** Pipelined on one connection, which no browser and no proxy does. */
  pipelined: number;
  betweenChecks: number;
}

export const connectionLimits: ConnectionLimits = {
  headers: 10_000,
  stalled: 120_000,
  idle: 75_000,
  connections: 2_000,
  pipelined: 5,
  betweenChecks: 1_000,
};

/** An HTTP server that slow clients cannot exhaust. */
export function createBoundedServer(listener: RequestListener, limits = connectionLimits): Server {
  const server = createServer(
    {
      headersTimeout: limits.headers,
      requestTimeout: limits.stalled,
      keepAliveTimeout: limits.idle,
      connectionsCheckingInterval: limits.betweenChecks,
    },
    boundPipelines(listener, limits.pipelined),
  );
  server.timeout = limits.stalled;
  boundConnections(server, limits.connections);
  return server;
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * When the server is full, drops the connection that has been idle longest and awaits no response: those of a hostile client
 * idle, those of visitors and probes send requests at once. A new connection is refused only if all the others await a response.
 */
function boundConnections(server: Server, most: number): void {
  /** By their last request, the oldest first. */
  const last = new Map<Socket, Exchange | undefined>();
  server.on('connection', (socket: Socket) => {
    if (last.size >= most) {
      const leaving = longestIdle(last) ?? socket;
      last.delete(leaving);
      leaving.destroy();
      if (leaving === socket) return;
    }
    last.set(socket, undefined);
    socket.once('close', () => last.delete(socket));
  });
  server.prependListener('request', (request, response) => {
    last.delete(request.socket);
    last.set(request.socket, { request, response });
  });
}

function longestIdle(last: ReadonlyMap<Socket, Exchange | undefined>): Socket | undefined {
  for (const [socket, exchange] of last) if (!isOwed(exchange)) return socket;
  return undefined;
}

/** Whether the next step is ours: the request is complete, and the response is not. */
function isOwed(exchange: Exchange | undefined): boolean {
  return exchange !== undefined && exchange.request.complete && !exchange.response.writableEnded;
}

/** Node starts every request in a packet at once, and a packet holds hundreds, which would keep it busy for minutes. */
function boundPipelines(listener: RequestListener, most: number): RequestListener {
  const unanswered = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const others = unanswered.get(socket) ?? 0;
    if (others === most) {
      socket.destroy();
      return;
    }
    unanswered.set(socket, others + 1);
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    listener(request, response);
  };
}
