import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a cookie or a link: holding it is enough to use it. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Hashes a token for storage, so that reading the database is not enough to use it. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
