import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What visitors may hold of a server; all times in milliseconds. */
export interface ConnectionLimits {
  /** How long the headers of a request may take to arrive, beginning with the connection. */
  headers: number;
  /** How long a request may take, and how long nothing of an answer may be taken: a large picture on a slow line. */
  stalled: number;
  /** Longer than proxies keep their connections, or a form could be sent into one that has just been closed. */
  idle: number;
  /** Of all together; each takes some 30 kB. */
  connections: number;
  /** Asked on one connection before the first was answered, which no browser and no proxy does. */
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

/** An HTTP server that nobody can fill by being slow. */
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
 * Where there is no room left, room is made by who has asked nothing for the longest time and is owed nothing: a hostile
 * client's connections wait, those of visitors and probes ask at once. Only when all are owed an answer is one more refused.
 */
function boundConnections(server: Server, most: number): void {
  /** By when they last asked, the longest ago first. */
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

/** Whether it is our turn: all of it was asked, and not all is said. */
function isOwed(exchange: Exchange | undefined): boolean {
  return exchange !== undefined && exchange.request.complete && !exchange.response.writableEnded;
}

/** Node begins with every request of a packet at once, and a packet holds hundreds: it would be busy with them for minutes. */
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
