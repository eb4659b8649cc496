import { inflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Chunks that make up the pixels or say how to interpret them; the last two are kept if they are small. */
const kept = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'eXIf', 'iCCP']);

const maxExifBytes = 64 * 1024;
const maxProfileBytes = 1024 * 1024;

/**
 * Removes the chunks of a PNG that a decoder unpacks before the pixels and nobody sees: a few bytes can expand to hundreds of
 * megabytes, again for each width. Pictures in other formats are returned unchanged.
 */
export function withoutMetadata(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!file.subarray(0, signature.length).equals(signature)) return bytes;
  const parts: Uint8Array[] = [signature];
  const seen = new Set<string>();
  for (let at = signature.length; at + 12 <= file.length; ) {
    const length = file.readUInt32BE(at);
    const kind = file.toString('latin1', at + 4, at + 8);
    const end = at + 12 + length;
    // Leave a damaged file for the decoder to refuse.
    if (end > file.length) {
      parts.push(file.subarray(at));
      break;
    }
    const first = kind === 'IDAT' || !seen.has(kind);
    if (kept.has(kind) && first && isSmall(kind, file.subarray(at + 8, end - 4))) parts.push(file.subarray(at, end));
    seen.add(kind);
    at = end;
  }
  return Buffer.concat(parts);
}

function isSmall(kind: string, data: Buffer): boolean {
  if (kind === 'eXIf') return data.length <= maxExifBytes;
  if (kind !== 'iCCP') return true;
  // The profile's name, a zero byte, the compression method, and the compressed profile.
  try {
    inflateSync(data.subarray(data.indexOf(0) + 2), { maxOutputLength: maxProfileBytes });
    return true;
  } catch {
    return false;
  }
}
