import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const keyBytes = 64;
const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };

/** The hash of a password, with its salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex');
  return `${salt}:${(await keyOf(password, salt)).toString('hex')}`;
}

/** Whether a password is the one that was hashed; for an account that does not exist it takes as long to say no. */
export async function isPasswordOf(hash: string | undefined, password: string): Promise<boolean> {
  const [salt = '', key = ''] = (hash ?? ofNobody).split(':');
  const isSame = timingSafeEqual(await keyOf(password, salt), Buffer.from(key, 'hex'));
  return isSame && hash !== undefined;
}

const ofNobody = `${'0'.repeat(32)}:${'0'.repeat(2 * keyBytes)}`;

function keyOf(password: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // The same letters are written in several ways, and keyboards differ.
    scrypt(password.normalize('NFKC'), salt, keyBytes, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
