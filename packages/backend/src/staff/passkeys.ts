import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { NewPasskey, PasskeySignature } from '@sponsor/domain';
import ipaddr from 'ipaddr.js';
import { refusal } from '../base/problem.ts';
import type { Database, Queryable } from '../database/database.ts';

export interface Passkey {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

interface CheckedPasskey {
  id: string;
  publicKey: Uint8Array;
  counter: number;
  transports: string[];
}

const maxPasskeys = 20;

/** Ed25519, ES256 and RS256: every authenticator supports one of them. */
const supportedAlgorithmIDs = [-8, -7, -257];

export type Passkeys = ReturnType<typeof createPasskeys>;

/**
 * Passkeys: keys that a phone, a computer or a security key holds for an account, and that no phishing page can obtain.
 *
 * @param origin of the site: its passkeys work nowhere else.
 */
export function createPasskeys(database: Database, origin: string, now: () => Date) {
  const { hostname: rpID, origin: expectedOrigin } = new URL(origin);
  // An IP address cannot have passkeys.
  const possible = !ipaddr.isValid(rpID.replace(/^\[(.*)\]$/, '$1'));

  const keysOf = async (userId: string) => {
    const { rows } = await database.query<{ id: string; transports: string[] }>(
      'select id, transports from staff.passkeys where user_id = $1 order by created_at, id',
      [userId],
    );
    return rows;
  };

  async function remember(sessionId: string, challenge: string): Promise<void> {
    await database.query('update staff.sessions set challenge = $2 where id = $1', [sessionId, challenge]);
  }

  /** Each challenge accepts one response, right or wrong. */
  async function takeChallenge(sessionId: string): Promise<string | undefined> {
    const { rows } = await database.query<{ challenge: string | null }>(
      `with waiting as (select id, challenge from staff.sessions where id = $1 for update)
       update staff.sessions set challenge = null from waiting where sessions.id = waiting.id
       returning waiting.challenge`,
      [sessionId],
    );
    return rows[0]?.challenge ?? undefined;
  }

  return {
    possible,

    async list(userId: string): Promise<Passkey[]> {
      const { rows } = await database.query<Passkey>(
        `select id, name, created_at as "createdAt", last_used_at as "lastUsedAt" from staff.passkeys
         where user_id = $1 order by created_at, id`,
        [userId],
      );
      return rows;
    },

    /** Returns the options for `navigator.credentials.create`; undefined if the account already has the most passkeys allowed. */
    async beginNew(sessionId: string, { id, email }: { id: string; email: string }) {
      const excludeCredentials = await keysOf(id);
      if (excludeCredentials.length >= maxPasskeys) return undefined;
      const options = await generateRegistrationOptions({
        rpName: rpID,
        rpID,
        userID: Uint8Array.from(Buffer.from(id)),
        userName: email,
        excludeCredentials,
        supportedAlgorithmIDs,
        authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
      });
      await remember(sessionId, options.challenge);
      return options;
    },

    /** Returns the passkey created for this session's challenge; undefined if it was created for another. */
    async check(sessionId: string, made: NewPasskey): Promise<CheckedPasskey | undefined> {
      const challenge = await takeChallenge(sessionId);
      if (challenge === undefined) return undefined;
      const checked = await verifyRegistrationResponse({
        response: made,
        expectedChallenge: challenge,
        expectedOrigin,
        expectedRPID: rpID,
        supportedAlgorithmIDs,
        requireUserVerification: false,
      }).catch(() => undefined);
      if (!checked?.verified) return undefined;
      const { id, publicKey, counter } = checked.registrationInfo.credential;
      return { id, publicKey, counter, transports: made.response.transports };
    },

    /** Stores a passkey. Returns false if it is already stored. */
    async add(transaction: Queryable, key: CheckedPasskey & { userId: string; name: string }): Promise<boolean> {
      const { affectedRows } = await transaction.query(
        `insert into staff.passkeys (id, user_id, name, public_key, counter, transports, created_at)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
        [key.id, key.userId, key.name, key.publicKey, key.counter, key.transports, now()],
      );
      return affectedRows > 0;
    },

    /**
     * Returns the options for `navigator.credentials.get`.
     *
     * @throws Problem 409 if the account has no passkey.
     */
    async beginSigning(sessionId: string, userId: string) {
      const allowCredentials = await keysOf(userId);
      if (!possible || allowCredentials.length === 0) throw refusal(409, 'no-passkey');
      const options = await generateAuthenticationOptions({ rpID, allowCredentials, userVerification: 'preferred' });
      await remember(sessionId, options.challenge);
      return options;
    },

    /** Whether one of the account's passkeys has signed this session's challenge. */
    async isSigned(sessionId: string, userId: string, signed: PasskeySignature): Promise<boolean> {
      const challenge = await takeChallenge(sessionId);
      const { rows } = await database.query<{ publicKey: Uint8Array; counter: number }>(
        `select public_key as "publicKey", counter::float8 as counter from staff.passkeys where id = $1 and user_id = $2`,
        [signed.id, userId],
      );
      const [known] = rows;
      if (challenge === undefined || known === undefined) return false;
      const checked = await verifyAuthenticationResponse({
        response: signed,
        expectedChallenge: challenge,
        expectedOrigin,
        expectedRPID: rpID,
        requireUserVerification: false,
        credential: { id: signed.id, publicKey: Uint8Array.from(known.publicKey), counter: known.counter },
      }).catch(() => undefined);
      if (!checked?.verified) return false;
      // Of two simultaneous responses, one from a cloned key, one is refused.
      const { affectedRows } = await database.query(
        `update staff.passkeys set counter = $2, last_used_at = $4 where id = $1 and counter = $3`,
        [signed.id, checked.authenticationInfo.newCounter, known.counter, now()],
      );
      return affectedRows > 0;
    },

    /** Returns the name of the removed passkey; undefined if there was none. */
    async remove(transaction: Queryable, userId: string, id: string): Promise<string | undefined> {
      const { rows } = await transaction.query<{ name: string }>(
        'delete from staff.passkeys where user_id = $1 and id = $2 returning name',
        [userId, id],
      );
      return rows[0]?.name;
    },
  };
}
