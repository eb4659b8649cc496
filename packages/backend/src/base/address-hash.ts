import { createHmac } from 'node:crypto';

/** Answers what is kept of an e-mail address where the address itself may not be. Capitals make no difference. */
export type AddressHash = (email: string) => string;

/** @param key without which nobody can try addresses against the hashes. */
export function createAddressHash(key: string): AddressHash {
  return (email) => createHmac('sha256', key).update(email.trim().toLowerCase()).digest('hex');
}
