import { createHash, timingSafeEqual } from 'node:crypto';
import type { AppContext } from './app-env.ts';

/** The token of an `Authorization: Bearer` header. */
export function bearerOf(context: AppContext): string | undefined {
  return /^Bearer (.+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
}

/** Compares without telling by its time how much was right. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(digestOf(one), digestOf(other));
}

function digestOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
