import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

type Done = (error: Error | null, key: NonSharedBuffer) => void;

// Hashing is slow by design, and would take half the time of the account tests. A server that a test starts in a separate
// process hashes at full strength.
const { scrypt } = crypto;
const cheapest = { N: 2, r: 1, p: 1 };

crypto.scrypt = (password: BinaryLike, salt: BinaryLike, length: number, ...rest: [Done] | [ScryptOptions, Done]) => {
  scrypt(password, salt, length, cheapest, rest.length === 1 ? rest[0] : rest[1]);
};
syncBuiltinESMExports();
