import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, for a cookie or a link: who holds it may use it. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The form in which a token is stored, so that who reads the database cannot use it. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
