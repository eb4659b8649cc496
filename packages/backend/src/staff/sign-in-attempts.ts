import type { Queryable } from '../database/database.ts';

/** Ten guesses of an account's password in a quarter of an hour, from wherever they come. */
const maximumAttempts = 10;
const windowMs = 15 * 60_000;

export interface SignInAttempts {
  /**
   * Counts an attempt before the password is looked at, so that parallel guesses cannot pass together.
   * Answers 0, or the seconds until the account may be tried again. Unknown accounts are counted alike.
   */
  begin(email: string): Promise<number>;
  /** Forgets the account's attempts after a sign-in, and all that have run out. */
  clear(email: string): Promise<void>;
}

export function createSignInAttempts(database: Queryable, now: () => Date): SignInAttempts {
  return {
    async begin(email) {
      const at = now();
      const { rows } = await database.query<{ attempts: number; ends_at: Date }>(
        `insert into staff.sign_in_attempts as known (email_key, attempts, ends_at) values ($1, 1, $2)
         on conflict (email_key) do update set
           attempts = case when known.ends_at <= $3 then 1 else known.attempts + 1 end,
           ends_at = case when known.ends_at <= $3 then excluded.ends_at else known.ends_at end
         returning attempts, ends_at`,
        [keyOf(email), new Date(at.getTime() + windowMs), at],
      );
      const [count] = rows;
      if (count === undefined) throw new Error('The sign-in attempt was not counted.');
      return count.attempts <= maximumAttempts ? 0 : Math.ceil((count.ends_at.getTime() - at.getTime()) / 1000);
    },
    async clear(email) {
      await database.query('delete from staff.sign_in_attempts where email_key = $1 or ends_at <= $2', [
        keyOf(email),
        now(),
      ]);
    },
  };
}

function keyOf(email: string): string {
  return email.toLowerCase();
}
