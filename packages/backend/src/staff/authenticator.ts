import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { z } from 'zod';
import type { Secrets } from '../base/secrets.ts';
import type { Database, Queryable } from '../database/database.ts';
import { seal, unseal } from './seal.ts';

export interface NewAuthenticator {
  /** The `otpauth:` address for the authenticator. */
  uri: string;
  recoveryCodes: readonly string[];
}

const secretLetters = 32;
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const recoveryCodesSchema = z.array(z.string());

export type Authenticators = ReturnType<typeof createAuthenticators>;

/** Authenticator codes (RFC 6238) and the recovery codes for a lost authenticator. Both are stored sealed. */
export function createAuthenticators(database: Database, secrets: Secrets, issuer: string, now: () => Date) {
  const codesOf = (secret: string, label = '') =>
    // Earlier releases stored letters, one byte each.
    new TOTP({ issuer, label, secret: Secret.fromUTF8(secret) });

  /** Returns the half-minute of a code; undefined if it is wrong. */
  function stepOf(sealed: string, code: string): number | undefined {
    const timestamp = now().getTime();
    const totp = codesOf(unseal(secrets, sealed));
    const delta = totp.validate({ token: code, timestamp, window: 1 });
    return delta === null ? undefined : totp.counter({ timestamp }) + delta;
  }

  return {
    /** Creates a secret, which is inactive until it is confirmed. */
    async begin(userId: string, email: string): Promise<NewAuthenticator> {
      const secret = randomText(secretLetters);
      const recoveryCodes = newRecoveryCodes();
      await database.query(
        `insert into staff.two_factors (user_id, secret, recovery_codes) values ($1, $2, $3)
         on conflict (user_id) do update set secret = excluded.secret, recovery_codes = excluded.recovery_codes
         where two_factors.confirmed_at is null`,
        [userId, seal(secrets, secret), seal(secrets, JSON.stringify(recoveryCodes))],
      );
      return { uri: codesOf(secret, email).toString(), recoveryCodes };
    },

    /** Confirms the secret by its first code. Returns false if that is wrong. */
    async confirm(transaction: Queryable, userId: string, code: string): Promise<boolean> {
      const { rows } = await transaction.query<{ secret: string }>(
        'select secret from staff.two_factors where user_id = $1 and confirmed_at is null for update',
        [userId],
      );
      const [waiting] = rows;
      const step = waiting && stepOf(waiting.secret, code);
      if (step === undefined) return false;
      await transaction.query('update staff.two_factors set confirmed_at = $2, last_step = $3 where user_id = $1', [
        userId,
        now(),
        step,
      ]);
      return true;
    },

    /** Accepts a code once: someone who watches it being typed must not sign in with it. */
    async take(userId: string, code: string): Promise<'right' | 'wrong' | 'used'> {
      const { rows } = await database.query<{ secret: string }>(
        'select secret from staff.two_factors where user_id = $1 and confirmed_at is not null',
        [userId],
      );
      const [confirmed] = rows;
      const step = confirmed && stepOf(confirmed.secret, code);
      if (step === undefined) return 'wrong';
      const { affectedRows } = await database.query(
        'update staff.two_factors set last_step = $2 where user_id = $1 and last_step < $2',
        [userId, step],
      );
      return affectedRows > 0 ? 'right' : 'used';
    },

    /** Accepts a recovery code, once. */
    takeRecoveryCode(userId: string, code: string): Promise<boolean> {
      return database.transaction(async (transaction) => {
        const { rows } = await transaction.query<{ codes: string }>(
          `select recovery_codes as codes from staff.two_factors
           where user_id = $1 and confirmed_at is not null for update`,
          [userId],
        );
        const [found] = rows;
        if (found === undefined) return false;
        const codes = recoveryCodesSchema.parse(JSON.parse(unseal(secrets, found.codes)));
        if (!codes.includes(code)) return false;
        const left = codes.filter((other) => other !== code);
        await storeRecoveryCodes(transaction, userId, left);
        return true;
      });
    },

    /** Creates recovery codes that replace the previous ones. */
    async renewRecoveryCodes(userId: string): Promise<readonly string[]> {
      const codes = newRecoveryCodes();
      await storeRecoveryCodes(database, userId, codes);
      return codes;
    },
  };

  async function storeRecoveryCodes(queryable: Queryable, userId: string, codes: readonly string[]): Promise<void> {
    await queryable.query('update staff.two_factors set recovery_codes = $2 where user_id = $1', [
      userId,
      seal(secrets, JSON.stringify(codes)),
    ]);
  }
}

/** Removes the authenticator, so that no code is asked for any more. */
export async function deleteAuthenticator(transaction: Queryable, userId: string): Promise<void> {
  await transaction.query('delete from staff.two_factors where user_id = $1', [userId]);
}

function newRecoveryCodes(): string[] {
  return Array.from({ length: 10 }, () => `${randomText(5)}-${randomText(5)}`);
}

function randomText(length: number): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
}
