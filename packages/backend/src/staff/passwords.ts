import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** OWASP's advice for 32 MB of memory, which a sign-in may cost a small machine. */
const cost = '32768,8,3';
/** The cost of hashes from earlier releases, which do not state it. */
const formerCost = '16384,16,1';
const keyBytes = 64;

/** Hashes a password; the result includes its salt and its cost. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex');
  return `${salt}:${(await keyOf(password, salt, cost)).toString('hex')}:${cost}`;
}

/** Whether a password matches the hash; for an unknown account the check takes as long. */
export async function isPasswordOf(hash: string | undefined, password: string): Promise<boolean> {
  const [salt = '', key = '', costs = formerCost] = (hash ?? ofNobody).split(':');
  const isSame = timingSafeEqual(await keyOf(password, salt, costs), Buffer.from(key, 'hex'));
  return isSame && hash !== undefined;
}

/** Whether a hash is cheaper to guess than one made today. */
export function isOutdated(hash: string): boolean {
  return hash.split(':')[2] !== cost;
}

const ofNobody = `${'0'.repeat(32)}:${'0'.repeat(2 * keyBytes)}:${cost}`;

function keyOf(password: string, salt: string, costs: string): Promise<Buffer> {
  const [N = 0, r = 0, p = 0] = costs.split(',').map(Number);
  return new Promise((resolve, reject) => {
    // Unicode has several spellings for the same letters, and keyboards differ.
    scrypt(password.normalize('NFKC'), salt, keyBytes, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
