import { createHmac } from 'node:crypto';

/** Stands for an e-mail address where the address itself may not be kept. However it is written, it is the same. */
export type AddressHash = (email: string) => string;

/** @param key without which nobody can try addresses against the hashes. */
export function createAddressHash(key: string): AddressHash {
  return (email) => createHmac('sha256', key).update(email.trim().toLowerCase()).digest('hex');
}
