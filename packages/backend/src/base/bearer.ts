import { createHash, timingSafeEqual } from 'node:crypto';
import type { AppContext } from './app-env.ts';

/** Returns the token of an `Authorization: Bearer` header. */
export function bearerOf(context: AppContext): string | undefined {
  return /^Bearer (.+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
}

/** Compares in constant time. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(digestOf(one), digestOf(other));
}

function digestOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
