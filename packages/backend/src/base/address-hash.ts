import { createHmac, hkdfSync } from 'node:crypto';
import type { Secrets } from './secrets.ts';

/**
 * Returns the hashes of an e-mail address, for records that must not contain the address: the first is stored, the others
 * are those made with earlier secrets. Ignores case.
 */
export type AddressHashes = (email: string) => readonly [string, ...string[]];

/** Keyed, so that nobody can test addresses against the hashes without the secrets. */
export function createAddressHashes([current, ...earlier]: Secrets): AddressHashes {
  const hash = (secret: string, email: string) =>
    createHmac('sha256', new Uint8Array(hkdfSync('sha256', secret, '', 'suppressed addresses', 32)))
      .update(email.trim().toLowerCase())
      .digest('hex');
  return (email) => [hash(current, email), ...earlier.map((secret) => hash(secret, email))];
}
