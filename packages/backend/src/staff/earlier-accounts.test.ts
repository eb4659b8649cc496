import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totp } from '../../../../tools/totp.ts';
import { createTestApp, postJson } from '../../test/app.ts';
import { createBlankTarget, sufficientKinds, type TestTarget } from '../../test/databases.ts';
import { cookiesOf } from '../../test/staff.ts';
import { openDatabase } from '../database/connect.ts';
import type { Database } from '../database/database.ts';
import { migrate, migrationNames } from '../database/migrate.ts';
import { hashPassword, isOutdated } from './passwords.ts';

const email = 'dana@example.org';
const password = 'correct horse battery';
const secret = 'a-secret-of-an-earlier-release-0123456789';
// Sealed by an earlier release: an authenticator's secret, and two recovery codes.
const sealed = {
  secret:
    '$ba$1$a885541e6f7295a11b667ead78ed9fa2a1a40085ada2615bf7e272d60100329dc441b64d7fdce476de8603ef22bb130066cffcd5f6b3298573307e4c680b7888772f92a6d6ac3236',
  codes:
    '$ba$1$2f91c956bba6bf098bb7ed87eb8565fb9b49f016be7755f3c47fef02bfd490a9102d353846872196d539266cd7ca575292272b26267a3b1cefe385368c19be3d179bb20522',
};
// The letters `JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP` themselves, as an authenticator stores them.
const uri = 'otpauth://totp/x?secret=JJBFGV2ZGNCFARKIKBFTGUCYKBFEEU2XLEZUIUCFJBIEWM2QLBIA====';

describe.each(sufficientKinds)('accounts of an earlier release, on the %s database', (kind) => {
  let place: TestTarget;
  let database: Database;

  beforeAll(async () => {
    place = await createBlankTarget(kind);
    database = await openDatabase(place.target);
    await migrate(
      database,
      (await migrationNames()).filter((name) => name < '0082'),
    );
    for (const [id, address] of [
      ['1', email],
      ['2', 'lee@example.org'],
    ]) {
      await database.query(
        `insert into staff.users (id, name, email, email_verified, role, two_factor_enabled, created_at, updated_at)
         values ($1, $2, $2, true, 'administrator', true, now(), now())`,
        [id, address],
      );
      await database.query(
        `insert into staff.accounts (id, user_id, account_id, provider_id, password, created_at, updated_at)
         values ($1, $1, $1, 'credential', $2, now(), now())`,
        [id, (await hashPassword(password)).split(':').slice(0, 2).join(':')],
      );
    }
    await database.query(`update staff.users set two_factor_enabled = false where id = '2'`);
    for (const id of ['1', '2']) {
      await database.query(
        `insert into staff.two_factors (id, user_id, secret, backup_codes, verified) values ($1, $1, $2, $3, true)`,
        [id, sealed.secret, sealed.codes],
      );
    }
    await migrate(database);
  });
  afterAll(async () => {
    await database.close();
    await place.remove();
  });

  it('sign in with their existing password, authenticator and recovery codes', async () => {
    const { app, clock } = await createTestApp(database, {
      secrets: ['another-secret-of-this-release-0123456789', secret],
    });
    const begin = async (address: string) =>
      app.request('/api/staff/sign-in/email', postJson(JSON.stringify({ email: address, password })));
    const enter = async (code: string) => {
      const halfway = await begin(email);
      expect(await halfway.json()).toEqual({ codeNeeded: true, code: true, passkey: false });
      const body = JSON.stringify({ code });
      return (await app.request('/api/staff/sign-in/code', postJson(body, { Cookie: cookiesOf(halfway) }))).status;
    };
    expect(await enter(totp(uri, 0, clock.now.getTime()))).toBe(200);
    expect(await enter('abcde-ABC12')).toBe(200);
    expect(await enter('abcde-ABC12')).toBe(400);
    const { rows } = await database.query<{ hash: string }>(
      `select password_hash as hash from staff.users where email = $1`,
      [email],
    );
    expect(isOutdated(rows[0]?.hash ?? '')).toBe(false);
    // Set up, but never confirmed.
    expect(await (await begin('lee@example.org')).json()).toEqual({ user: { email: 'lee@example.org' } });
  });
});
