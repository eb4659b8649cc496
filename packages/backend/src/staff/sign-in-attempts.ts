import type { Queryable } from '../database/database.ts';

const windowMs = 15 * 60_000;

/** Guesses in a quarter of an hour. */
const fromOneNetwork = 10;
/** Ten networks guessing together; a person with a changing address does not use that many. */
const fromAnywhere = 100;
const wrongCodes = 10;

export interface SignInAttempt {
  email: string;
  /** The network it comes from. */
  network: string;
  /** The browser, if this account has signed in with it before. */
  browser: string | undefined;
}

export interface CountedAttempt {
  /** 0, or the seconds until the next attempt is allowed. */
  waitSeconds: number;
  /** The last one checked in this quarter of an hour: if it is wrong, the account is locked. */
  isLast: boolean;
}

export interface SignInAttempts {
  /**
   * Counts an attempt before the password is checked, so that parallel guesses cannot pass together. Guesses from elsewhere
   * never lock out a browser that has signed in before. Unknown accounts are counted alike.
   */
  begin(attempt: SignInAttempt): Promise<CountedAttempt>;
  /** Deletes the counts of this network or browser after a sign-in. */
  clear(attempt: SignInAttempt): Promise<void>;
  /** Counts a code for an account across all networks: only someone who knows the password gets to enter one. */
  beginCode(userId: string): Promise<CountedAttempt>;
  clearCodes(userId: string): Promise<void>;
}

export function createSignInAttempts(database: Queryable, now: () => Date): SignInAttempts {
  async function count(countedFor: string, maximum: number): Promise<CountedAttempt> {
    const at = now();
    const { rows } = await database.query<{ attempts: number; ends_at: Date }>(
      `insert into staff.sign_in_attempts as known (counted_for, attempts, ends_at) values ($1, 1, $2)
       on conflict (counted_for) do update set
         attempts = case when known.ends_at <= $3 then 1 else known.attempts + 1 end,
         ends_at = case when known.ends_at <= $3 then excluded.ends_at else known.ends_at end
       returning attempts, ends_at`,
      [countedFor, new Date(at.getTime() + windowMs), at],
    );
    const [counted] = rows;
    if (counted === undefined) throw new Error('The sign-in attempt was not counted.');
    if (counted.attempts <= maximum) return { waitSeconds: 0, isLast: counted.attempts === maximum };
    return { waitSeconds: Math.ceil((counted.ends_at.getTime() - at.getTime()) / 1000), isLast: false };
  }

  return {
    async begin(attempt) {
      await database.query('delete from staff.sign_in_attempts where ends_at <= $1', [now()]);
      const here = await count(nearest(attempt), fromOneNetwork);
      if (here.waitSeconds > 0 || attempt.browser !== undefined) return here;
      const anywhere = await count(attempt.email.toLowerCase(), fromAnywhere);
      return { ...anywhere, isLast: here.isLast || anywhere.isLast };
    },
    clear: (attempt) => forget(nearest(attempt)),
    beginCode: (userId) => count(codesOf(userId), wrongCodes),
    clearCodes: (userId) => forget(codesOf(userId)),
  };

  async function forget(countedFor: string): Promise<void> {
    await database.query('delete from staff.sign_in_attempts where counted_for = $1', [countedFor]);
  }
}

function codesOf(userId: string): string {
  return `codes ${userId}`;
}

// No e-mail address contains a space.
function nearest({ email, network, browser }: SignInAttempt): string {
  return `${email.toLowerCase()} ${browser === undefined ? `network ${network}` : `browser ${browser}`}`;
}
