import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenOnLoopback } from '../../../tools/listen-on-loopback.ts';

interface CrmRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

export interface FakeCrm {
  url: string;
  requests: CrmRequest[];
  /** The idempotency keys answered with 200: the contents of a CRM that recognizes repeats. */
  accepted: Set<string>;
  /** The response from now on; `silence` for none. */
  respond(answer: number | Answer | ((request: CrmRequest) => number | Answer | 'silence')): void;
  close(): Promise<void>;
}

export const crmAcceptance = '{"inlineMessage":"ok"}';

/** A CRM on this machine that remembers the requests it received. */
export async function startFakeCrm(): Promise<FakeCrm> {
  const requests: CrmRequest[] = [];
  const accepted = new Set<string>();
  let answerTo: (request: CrmRequest) => number | Answer | 'silence' = () => 200;

  async function receive(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: path = '', headers } = incoming;
    const request = { method, path, headers, body: await text(incoming) };
    requests.push(request);
    const chosen = answerTo(request);
    if (chosen === 'silence') return;
    const answer = typeof chosen === 'number' ? { status: chosen } : chosen;
    const body = answer.body ?? (answer.status === 200 ? crmAcceptance : '{"status":"error","message":"no"}');
    if (answer.status === 200 && body === crmAcceptance) accepted.add(String(headers['idempotency-key']));
    response.writeHead(answer.status, answer.headers).end(body);
  }

  const server = createServer((request, response) => void receive(request, response));
  const url = await listenOnLoopback(server);

  return {
    url,
    requests,
    accepted,
    respond(answer) {
      answerTo = typeof answer === 'function' ? answer : () => answer;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
