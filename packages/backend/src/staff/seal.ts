import { createHash } from 'node:crypto';
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { managedNonce } from '@noble/ciphers/utils.js';
import type { Secrets } from '../base/secrets.ts';

/** Encrypts a text with the server's secret, for a column of the database. */
export function seal([secret]: Secrets, text: string): string {
  return Buffer.from(cipherOf(secret).encrypt(Buffer.from(text))).toString('hex');
}

/**
 * Decrypts a sealed text with this secret or an earlier one.
 *
 * @throws Error if none of the secrets decrypts it.
 */
export function unseal(secrets: Secrets, sealed: string): string {
  for (const secret of secrets) {
    try {
      return Buffer.from(cipherOf(secret).decrypt(Buffer.from(sealed, 'hex'))).toString();
    } catch {
      // Sealed with another secret.
    }
  }
  throw new Error('SESSION_SECRET lacks the secret with which second factors were encrypted.');
}

function cipherOf(secret: string) {
  return managedNonce(xchacha20poly1305)(createHash('sha256').update(secret).digest());
}
