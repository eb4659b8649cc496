import { createHmac, hkdfSync } from 'node:crypto';
import type { Secrets } from './secrets.ts';

/**
 * Answers what is kept of an e-mail address where the address itself may not be: the first is stored, and the others are those
 * that an earlier secret has made. Capitals make no difference.
 */
export type AddressHashes = (email: string) => readonly [string, ...string[]];

/** Without the secrets nobody can try addresses against the hashes. */
export function createAddressHashes([current, ...earlier]: Secrets): AddressHashes {
  const hash = (secret: string, email: string) =>
    createHmac('sha256', new Uint8Array(hkdfSync('sha256', secret, '', 'suppressed addresses', 32)))
      .update(email.trim().toLowerCase())
      .digest('hex');
  return (email) => [hash(current, email), ...earlier.map((secret) => hash(secret, email))];
}
