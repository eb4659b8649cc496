import { createHmac } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * Returns the code that an authenticator shows for an `otpauth:` address (RFC 6238), `ahead` steps of half a minute
 * from `now`.
 */
export function totp(uri: string, ahead = 0, now = Date.now()): string {
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  const bits = Array.from(secret.replaceAll('=', ''), (letter) =>
    alphabet.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000) + ahead));
  const digest = createHmac('sha1', Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))))
    .update(counter)
    .digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}
