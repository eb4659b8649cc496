import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenOnLoopback } from '../../tools/listen-on-loopback.ts';

interface Delivery {
  method: string | undefined;
  path: string | undefined;
  authorization: string | undefined;
  contentType: string | undefined;
  body: { fields: { name: string; value: string }[] };
}

/** The CRM's form endpoint. It records what it receives, and can be made to fail or to refuse everything. */
export async function startFakeCrm() {
  const accepted: Delivery[] = [];
  const state = { working: true, refusing: false };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { authorization, 'content-type': contentType } = request.headers;
    const body: Delivery['body'] = JSON.parse(await text(request));
    if (state.working && !state.refusing)
      accepted.push({ method: request.method, path: request.url, authorization, contentType, body });
    const status = state.refusing ? 400 : 200;
    const words = state.refusing ? { status: 'error' } : {};
    response.writeHead(state.working ? status : 503, { 'Content-Type': 'application/json' }).end(JSON.stringify(words));
  };
  const server = createServer((request, response) => void answer(request, response));
  return {
    url: await listenOnLoopback(server),
    state,
    /** Returns the submissions that it accepted for this e-mail address. */
    acceptedFrom: (email: string) =>
      accepted.filter(({ body }) => body.fields.some((field) => field.name === 'email' && field.value === email)),
    close: () => server.close(),
  };
}
