import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenOnLoopback } from './listen.ts';

interface CrmRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface FakeCrm {
  url: string;
  requests: CrmRequest[];
  /** The idempotency keys that were answered with 200: what a CRM that recognises repeats holds. */
  accepted: Set<string>;
  /** What to answer from now on. */
  respond(status: number, headers?: Record<string, string>): void;
  close(): Promise<void>;
}

/** A CRM on this machine that remembers what it was sent. */
export async function startFakeCrm(): Promise<FakeCrm> {
  const requests: CrmRequest[] = [];
  const accepted = new Set<string>();
  let answer: { status: number; headers: Record<string, string> } = { status: 200, headers: {} };

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    requests.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body });
    if (answer.status === 200) accepted.add(String(request.headers['idempotency-key']));
    response.writeHead(answer.status, answer.headers).end('{"inlineMessage":"ok"}');
  }

  const server = createServer((request, response) => void receive(request, response));
  const url = await listenOnLoopback(server);

  return {
    url,
    requests,
    accepted,
    respond(status, headers = {}) {
      answer = { status, headers };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
