import type { AppContext } from './app-env.ts';
import { Problem } from './problem.ts';

/** Every form fits many times over; anything larger is not a form. */
const maximumBytes = 64 * 1024;

const json = 'application/json';
const plainForm = 'application/x-www-form-urlencoded';

export function isPlainForm(context: AppContext): boolean {
  return mediaType(context) === plainForm;
}

/** The parsed JSON body. 415 for another type, 413 above 64 kB, 400 for what is not JSON in UTF-8. */
export async function readJson(context: AppContext): Promise<unknown> {
  if (mediaType(context) !== json) {
    throw new Problem(415, `Send this request as ${json}.`);
  }
  const text = await readText(context);
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem(400, 'The request is not valid JSON.');
  }
}

/** The entries of a plain HTML form post, in order. 413 above 64 kB, 400 for what is not UTF-8. */
export async function readPlainEntries(context: AppContext): Promise<[string, string][]> {
  return [...new URLSearchParams(await readText(context))];
}

function mediaType(context: AppContext): string {
  const [type = ''] = (context.req.header('content-type') ?? '').split(';');
  return type.trim().toLowerCase();
}

// Hono's own limit takes a body that breaks off, when it comes in pieces, for a failure of ours.
async function readText(context: AppContext): Promise<string> {
  if (Number(context.req.header('content-length') ?? 0) > maximumBytes) throw tooLarge();
  const bytes = await readBytes(context.req.raw.body);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Problem(400, 'The request is not valid UTF-8 text.');
  }
}

async function readBytes(body: ReadableStream<Uint8Array> | null): Promise<Uint8Array> {
  if (body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new Problem(400, 'The request ended before it was complete.');
    });
    if (done) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size > maximumBytes) throw tooLarge();
    chunks.push(value);
  }
}

function tooLarge(): Problem {
  return new Problem(413, 'The request is too large: at most 64 kB are accepted.');
}
