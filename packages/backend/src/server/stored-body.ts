import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import parseRange, { type Range } from 'range-parser';
import type { AppContext } from '../base/app-env.ts';

/** One response in every encoding a browser may ask for, made once. */
export interface StoredBody {
  plain: Uint8Array<ArrayBuffer>;
  br?: Uint8Array<ArrayBuffer>;
  gzip?: Uint8Array<ArrayBuffer>;
  /** Changes with the content. */
  tag: string;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses a text well enough to be served at once. */
export async function compressText(text: string): Promise<StoredBody> {
  const plain = new TextEncoder().encode(text);
  const [br, gzipped] = await Promise.all([compressBrotli(text, 6), zip(plain, { level: 9 })]);
  return { plain, br, gzip: gzipped, tag: contentTag(plain) };
}

export function compressBrotli(text: string, quality: number) {
  return brotli(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  });
}

export function contentTag(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
}

/**
 * Sends the encoding the browser prefers, or 304 if it has that one already. The ETag is computed once for all requests;
 * Hono's own is computed for each, and does not support `*`.
 */
export function sendStored(
  context: AppContext,
  body: StoredBody,
  status: ContentfulStatusCode,
  headers: Readonly<Record<string, string>>,
): Response {
  const encoding = preferredEncoding(context.req.header('accept-encoding') ?? '', body);
  const tag = `"${body.tag}${encoding === undefined ? '' : `-${encoding}`}"`;
  for (const [name, value] of Object.entries(headers)) context.header(name, value);
  context.header('Vary', 'Accept-Encoding');
  if (status === 200) {
    context.header('ETag', tag);
    if (matches(context.req.header('if-none-match'), tag)) {
      context.header('Content-Type', undefined);
      return context.body(null, 304);
    }
  }
  if (encoding !== undefined) context.header('Content-Encoding', encoding);
  const bytes = (encoding && body[encoding]) ?? body.plain;
  if (status !== 200 || body.br !== undefined) return sendBytes(context, bytes, status);

  context.header('Accept-Ranges', 'bytes');
  const range = requestedRange(context, bytes.byteLength, tag);
  if (range === undefined) return sendBytes(context, bytes, status);
  context.header('Content-Range', `bytes ${range ? `${range.start}-${range.end}` : '*'}/${bytes.byteLength}`);
  return range ? sendBytes(context, bytes.subarray(range.start, range.end + 1), 206) : sendBytes(context, nothing, 416);
}

const nothing = new Uint8Array();

function sendBytes(context: AppContext, bytes: Uint8Array<ArrayBuffer>, status: ContentfulStatusCode): Response {
  context.header('Content-Length', String(bytes.byteLength));
  return context.body(bytes, status);
}

/**
 * Returns the requested byte range, as Safari requests for every film and players request to seek. Undefined for the whole
 * file, null if the range is invalid.
 */
function requestedRange(context: AppContext, size: number, tag: string): Range | null | undefined {
  const asked = context.req.header('range');
  const onlyOf = context.req.header('if-range');
  if (asked === undefined || (onlyOf !== undefined && onlyOf !== tag)) return undefined;
  const ranges = parseRange(size, asked);
  if (ranges === -1) return null;
  return ranges !== -2 && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined;
}

function preferredEncoding(accepted: string, body: StoredBody): 'br' | 'gzip' | undefined {
  const offered = accepted.split(',').map((entry) => entry.trim().toLowerCase());
  const allows = (name: string) =>
    offered.some((entry) => entry === name || (/;\s*q=(?!0(\.0*)?$)/.test(entry) && entry.startsWith(`${name};`)));
  if (body.br !== undefined && allows('br')) return 'br';
  if (body.gzip !== undefined && allows('gzip')) return 'gzip';
  return undefined;
}

function matches(ifNoneMatch: string | undefined, tag: string): boolean {
  const known = new Set((ifNoneMatch ?? '').split(',').map((entry) => entry.trim().replace(/^W\//, '')));
  return known.has(tag) || known.has('*');
}
