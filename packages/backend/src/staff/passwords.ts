import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** As OWASP advises for 32 MB of memory, which is what a sign-in may cost a small machine. */
const cost = '32768,8,3';
/** Of the hashes of earlier releases, which do not name it. */
const formerCost = '16384,16,1';
const keyBytes = 64;

/** The hash of a password, with its salt and its cost. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex');
  return `${salt}:${(await keyOf(password, salt, cost)).toString('hex')}:${cost}`;
}

/** Whether a password is the one that was hashed; for an account that does not exist it takes as long to say no. */
export async function isPasswordOf(hash: string | undefined, password: string): Promise<boolean> {
  const [salt = '', key = '', costs = formerCost] = (hash ?? ofNobody).split(':');
  const isSame = timingSafeEqual(await keyOf(password, salt, costs), Buffer.from(key, 'hex'));
  return isSame && hash !== undefined;
}

/** Whether a hash costs less to guess than one that is made today. */
export function isOutdated(hash: string): boolean {
  return hash.split(':')[2] !== cost;
}

const ofNobody = `${'0'.repeat(32)}:${'0'.repeat(2 * keyBytes)}:${cost}`;

function keyOf(password: string, salt: string, costs: string): Promise<Buffer> {
  const [N = 0, r = 0, p = 0] = costs.split(',').map(Number);
  return new Promise((resolve, reject) => {
    // The same letters are written in several ways, and keyboards differ.
    scrypt(password.normalize('NFKC'), salt, keyBytes, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
