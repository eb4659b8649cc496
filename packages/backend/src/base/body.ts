import { mediaTypes } from '@sponsor/domain';
import type { AppContext } from './app-env.ts';
import { type Problem, refusal } from './problem.ts';

/** Many times the size of any form; anything larger is not a form. */
const formLimit = { bytes: 64 * 1024, words: '64 kB' };

/** A hundred times what a phone on a poor network needs. */
const formMs = 30_000;

interface BodyLimit {
  bytes: number;
  words: string;
}

const { json, plainForm, multipart } = mediaTypes;
const identity = 'identity';

/** An upper bound for the multipart headers around a file. */
const multipartFrameBytes = 16 * 1024;

/** The longest that RFC 2046 allows: Node searches for it in time that grows with its square. */
const boundaryPattern = /;\s*boundary=(?:"([^"]{1,70})"|([^\s";]{1,70}))\s*$/i;

export function isPlainForm(context: AppContext): boolean {
  return mediaType(context) === plainForm;
}

/**
 * Returns the parsed JSON body. 415 for another type or a compressed body, 413 above 64 kB, 408 after 30 s, 400 for a body
 * that is not JSON in UTF-8.
 */
export async function readJson(context: AppContext, types: readonly string[] = [json]): Promise<unknown> {
  if (!types.includes(mediaType(context))) {
    throw refusal(415, 'media-type-required', { value: types.join(' or ') });
  }
  const text = await readText(context);
  try {
    return JSON.parse(text);
  } catch {
    throw refusal(400, 'invalid-json');
  }
}

/**
 * Returns the entries of an HTML form post, in order. 415 for a compressed body, 413 above 64 kB, 408 after 30 s, 400 for a
 * body that is not UTF-8.
 */
export async function readPlainEntries(context: AppContext): Promise<[string, string][]> {
  return [...new URLSearchParams(await readText(context))];
}

/**
 * Returns the bytes of the one file in a multipart body. 415 for another type of body, 413 above the given megabytes, 400
 * for a malformed body or one without a file of this name.
 */
export async function readFileField(context: AppContext, name: string, maxMegabytes: number): Promise<Uint8Array> {
  if (mediaType(context) !== multipart) throw refusal(415, 'media-type-required', { value: multipart });
  const type = context.req.header('content-type') ?? '';
  const [, quoted, plain] = boundaryPattern.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw refusal(400, 'invalid-multipart');
  const bytes = await readBytes(context, {
    bytes: maxMegabytes * 1024 * 1024 + multipartFrameBytes,
    words: `${maxMegabytes} MB`,
  });
  if (!isOnePart(bytes, boundary)) throw refusal(400, 'one-file-required', { value: name });
  const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData().catch(() => {
    throw refusal(400, 'invalid-multipart');
  });
  const file = form.get(name);
  if (!(file instanceof File)) throw refusal(400, 'one-file-required', { value: name });
  return file.bytes();
}

/** Whether a multipart body is a single part with headers of ordinary length: Node takes seconds for a hundred thousand parts. */
function isOnePart({ buffer, byteOffset, byteLength }: Uint8Array, boundary: string): boolean {
  const body = Buffer.from(buffer, byteOffset, byteLength);
  const delimiter = `--${boundary}`;
  const headersEnd = body.subarray(0, multipartFrameBytes).indexOf('\r\n\r\n');
  return headersEnd >= 0 && body.indexOf(delimiter, delimiter.length) === body.lastIndexOf(delimiter);
}

function mediaType(context: AppContext): string {
  const [type = ''] = (context.req.header('content-type') ?? '').split(';');
  return type.trim().toLowerCase();
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

async function readText(context: AppContext): Promise<string> {
  const bytes = await inTime(readBytes(context, formLimit));
  try {
    return utf8.decode(bytes);
  } catch {
    throw refusal(400, 'invalid-utf-8');
  }
}

function inTime<T>(reading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(refusal(408, 'request-timeout')), formMs);
    reading.then(resolve, reject).finally(() => clearTimeout(late));
  });
}

// Hono's own limit reports a chunked body that is cut off as a failure of the server.
async function readBytes(context: AppContext, limit: BodyLimit): Promise<Uint8Array<ArrayBuffer>> {
  if ((context.req.header('content-encoding') ?? identity).toLowerCase() !== identity) {
    throw refusal(415, 'unsupported-encoding', { headers: { 'Accept-Encoding': identity } });
  }
  const length = context.req.header('content-length');
  if (Number(length ?? 0) > limit.bytes) throw tooLarge(limit);
  // Content-Length bounds it already, and reading in one piece is several times as fast.
  if (length !== undefined) return new Uint8Array(await context.req.raw.arrayBuffer().catch(endedEarly));
  const { body } = context.req.raw;
  if (body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(endedEarly);
    if (done) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size > limit.bytes) throw tooLarge(limit);
    chunks.push(value);
  }
}

function endedEarly(): never {
  throw refusal(400, 'incomplete-request');
}

function tooLarge({ words }: BodyLimit): Problem {
  return refusal(413, 'request-too-large', { value: words });
}
