import { describe, expect, it } from 'vitest';
import { StartError } from './base/start-error.ts';
import { readConfig } from './config.ts';
import { isUnencrypted } from './read-database.ts';

const crm = { CRM_URL: 'https://crm.example.com', CRM_TOKEN: 'token', CRM_PORTAL_ID: '42' };

const webhook = {
  LEAD_WEBHOOK_URL: 'https://hooks.example.com/leads?to=desk',
  LEAD_WEBHOOK_SECRET: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD',
};

const apiKey = 'q8Zr2LwX5vNc7TbY1mKd4HsJ6gPf9RaE';

describe('readConfig', () => {
  it('[staff-21] requires a second factor of staff if the site has a public address', () => {
    const PUBLIC_URL = 'https://www.example.com';
    expect(readConfig({}).twoFactorRequired).toBe(false);
    expect(readConfig({ PUBLIC_URL }).twoFactorRequired).toBe(true);
    expect(readConfig({ PUBLIC_URL, STAFF_TWO_FACTOR: 'optional' }).twoFactorRequired).toBe(false);
    expect(readConfig({ STAFF_TWO_FACTOR: 'required' }).twoFactorRequired).toBe(true);
  });

  it('requires nothing: the defaults run the product on this machine', () => {
    const config = readConfig({ PATH: '/bin', DATABASE_URL: '', PUBLIC_URL: '' });
    expect(config).toEqual({
      host: '127.0.0.1',
      port: 4000,
      database: { dataDir: './data' },
      twoFactorRequired: false,
      pageRetentionYears: 7,
      rateLimit: true,
      trustedProxies: 0,
    });
  });

  it('reads every variable', () => {
    const config = readConfig({
      HOST: '0.0.0.0',
      PORT: '8080',
      DATABASE_URL: 'postgres://app:secret@db:5432/sponsor',
      PUBLIC_URL: 'https://www.example.com/',
      SITE_CONFIG: 'site.json',
      SITE_DIST: '/srv/site',
      ...crm,
      CRM_FORM_SIGN_UP: 'form-1',
      CRM_FORM_DECK: 'form-5',
      LEAD_WEBHOOK_URL: webhook.LEAD_WEBHOOK_URL,
      LEAD_WEBHOOK_SECRET: `whsec_q8Zr2LwX5vNc7TbY1mKd4HsJ6gPf9RaE ${webhook.LEAD_WEBHOOK_SECRET}`,
      LEAD_LETTERS_TO: 'sales@example.com',
      STAFF_EMAIL: 'staff@example.com',
      STAFF_PASSWORD: 'twelve chars',
      STAFF_TWO_FACTOR: 'required',
      SMTP_URL: 'smtps://mail.example.com',
      SMTP_FROM: 'site@example.com',
      LEADS_API_KEY: apiKey,
      BACKUP_PASSPHRASE: `${apiKey}b`,
      AUDIT_HEAD_FILE: '/srv/audit-head',
      AUDIT_MAIL_TO: 'compliance@example.com',
      METRICS_TOKEN: `${apiKey}m`,
      PAGE_RETENTION_YEARS: '10',
      RATE_LIMIT: 'off',
      TRUST_PROXY: '1',
    });
    expect(config).toEqual({
      host: '0.0.0.0',
      auditHeadFile: '/srv/audit-head',
      backupPassphrase: `${apiKey}b`,
      auditMailTo: 'compliance@example.com',
      port: 8080,
      database: { databaseUrl: 'postgres://app:secret@db:5432/sponsor' },
      publicUrl: 'https://www.example.com',
      siteConfigPath: 'site.json',
      siteDist: '/srv/site',
      crm: {
        url: 'https://crm.example.com',
        token: 'token',
        portalId: '42',
        formIds: new Map([
          ['sign-up', 'form-1'],
          ['deck', 'form-5'],
        ]),
      },
      webhook: {
        url: 'https://hooks.example.com/leads?to=desk',
        secrets: ['q8Zr2LwX5vNc7TbY1mKd4HsJ6gPf9RaE', 'C2FVsBQIhrscChlQIMV+b5sSYspob7oD'].map((key) =>
          Buffer.from(key, 'base64'),
        ),
      },
      leadLettersTo: 'sales@example.com',
      firstAdministrator: { email: 'staff@example.com', password: 'twelve chars' },
      twoFactorRequired: true,
      mail: { url: 'smtps://mail.example.com', from: 'site@example.com' },
      leadsApiKey: apiKey,
      metricsToken: `${apiKey}m`,
      pageRetentionYears: 10,
      rateLimit: false,
      trustedProxies: 1,
    });
  });

  it.each([
    [{ PORT: 'http' }, 'PORT'],
    [{ PAGE_RETENTION_YEARS: '0' }, 'PAGE_RETENTION_YEARS'],
    [{ PAGE_RETENTION_YEARS: 'all' }, 'PAGE_RETENTION_YEARS'],
    [{ PORT: '65536' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://db/x' }, 'DATABASE_URL'],
    [{ PUBLIC_URL: 'www.example.com' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://www.example.com/site' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'ftp://www.example.com' }, 'PUBLIC_URL'],
    [{ ...crm, CRM_URL: 'crm' }, 'CRM_URL'],
    [{ CRM_URL: crm.CRM_URL }, 'CRM_TOKEN'],
    [{ ...crm, CRM_TOKEN: '' }, 'CRM_TOKEN'],
    [{ ...crm, CRM_TOKEN: '“pat-na1-x”' }, 'CRM_TOKEN'],
    [{ ...crm, CRM_TOKEN: 'pat na1' }, 'CRM_TOKEN'],
    [{ ...crm, CRM_FORM_SIGNUP: '1' }, 'CRM_FORM_SIGNUP'],
    [{ ...crm, CRM_PORTAL_ID: '' }, 'CRM_PORTAL_ID'],
    [{ CRM_TOKEN: 'token' }, 'CRM_URL'],
    [{ LEAD_WEBHOOK_URL: webhook.LEAD_WEBHOOK_URL }, 'LEAD_WEBHOOK_SECRET'],
    [{ LEAD_WEBHOOK_SECRET: webhook.LEAD_WEBHOOK_SECRET }, 'LEAD_WEBHOOK_URL'],
    [{ ...webhook, LEAD_WEBHOOK_URL: 'hooks' }, 'LEAD_WEBHOOK_URL'],
    [{ ...webhook, LEAD_WEBHOOK_URL: 'http://hooks.example.com' }, 'LEAD_WEBHOOK_URL'],
    [{ ...webhook, LEAD_WEBHOOK_URL: 'https://user:word@hooks.example.com' }, 'LEAD_WEBHOOK_URL'],
    [{ ...webhook, LEAD_WEBHOOK_SECRET: 'secret' }, 'LEAD_WEBHOOK_SECRET'],
    [{ ...webhook, LEAD_WEBHOOK_SECRET: 'whsec_c2hvcnQ=' }, 'LEAD_WEBHOOK_SECRET'],
    [{ ...webhook, LEAD_WEBHOOK_SECRET: `whsec_${'A'.repeat(43)}=` }, 'LEAD_WEBHOOK_SECRET'],
    [{ ...webhook, LEAD_WEBHOOK_SECRET: Array(3).fill(webhook.LEAD_WEBHOOK_SECRET).join(' ') }, 'LEAD_WEBHOOK_SECRET'],
    [{ LEAD_LETTERS_TO: 'sales@example.com' }, 'LEAD_LETTERS_TO'],
    [{ LEAD_LETTERS_TO: 'sales@example.com\r\nBcc: x@example.com' }, 'LEAD_LETTERS_TO'],
    [{ STAFF_EMAIL: 'staff', STAFF_PASSWORD: 'twelve chars' }, 'STAFF_EMAIL'],
    [{ STAFF_EMAIL: 'staff@example.com', STAFF_PASSWORD: 'eleven char' }, 'STAFF_PASSWORD'],
    [{ STAFF_EMAIL: 'staff@example.com' }, 'STAFF_PASSWORD'],
    [{ LEADS_API_KEY: apiKey.slice(1) }, 'LEADS_API_KEY'],
    [{ BACKUP_PASSPHRASE: 'correct horse battery' }, 'BACKUP_PASSPHRASE'],
    [{ LEADS_API_KEY: 'k'.repeat(32) }, 'LEADS_API_KEY'],
    [{ METRICS_TOKEN: 'abc'.repeat(20) }, 'METRICS_TOKEN'],
    [{ PUBLIC_URL: 'http://www.example.com' }, 'PUBLIC_URL'],
    [{ ...crm, CRM_URL: 'http://crm.example.com' }, 'CRM_URL'],
    [{ ...crm, CRM_URL: 'http://127.0.0.1.example.com' }, 'CRM_URL'],
    [{ AUDIT_MAIL_TO: 'compliance' }, 'AUDIT_MAIL_TO'],
    [{ AUDIT_MAIL_TO: 'compliance@example.com' }, 'AUDIT_MAIL_TO'],
    [{ MIGRATE_DATABASE_URL: 'mysql://owner@db/x' }, 'MIGRATE_DATABASE_URL'],
    [{ MIGRATE_DATABASE_URL: 'postgres://owner@db/x' }, 'MIGRATE_DATABASE_URL'],
    [{ MIGRATE_DATABASE_URL: 'postgres://app@db/x', DATABASE_URL: 'postgres://app@db/x' }, 'MIGRATE_DATABASE_URL'],
    [{ MIGRATE_DATABASE_URL: 'postgres://owner@db/y', DATABASE_URL: 'postgres://app@db/x' }, 'MIGRATE_DATABASE_URL'],
    [{ RATE_LIMIT: 'no' }, 'RATE_LIMIT'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY'],
  ])('refuses %j with one sentence that names the variable', (environment, name) => {
    const read = () => readConfig(environment);
    expect(read).toThrow(StartError);
    expect(read).toThrow(new RegExp(`\\b${name}\\b.*\\.$`));
  });

  it('allows one user to migrate the tables, and another for the server', () => {
    const urls = { DATABASE_URL: 'postgres://app@db/x', MIGRATE_DATABASE_URL: 'postgres://owner@db/x' };
    expect(readConfig(urls).database).toEqual({
      databaseUrl: urls.DATABASE_URL,
      migrateUrl: urls.MIGRATE_DATABASE_URL,
    });
  });

  it('never repeats a secret in a message', () => {
    expect(() => readConfig({ STAFF_EMAIL: 'staff@example.com', STAFF_PASSWORD: 'short' })).not.toThrow(/short/);
  });
});

describe('unencrypted addresses', () => {
  it.each(['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000'])(
    'are taken on this machine: %s',
    (url) => {
      expect(readConfig({ PUBLIC_URL: url }).publicUrl).toBe(url);
      expect(readConfig({ ...crm, CRM_URL: url }).crm?.url).toBe(url);
    },
  );

  it.each([
    ['postgres://app@db:5432/x', true],
    ['postgres://app@db.example.com/x?sslmode=disable', true],
    ['postgres://app@localhost/x?host=db.example.com', true],
    ['postgres://app@db/x?sslmode=verify-full', false],
    ['postgres://app@db/x?ssl=true', false],
    ['postgres://app@127.0.0.1/x', false],
    ['postgres://app@[::1]/x', false],
    ['postgres://app@db/x?host=/var/run/postgresql', false],
  ])('of a database only cause a warning: %s, %s', (url, readable) => {
    expect(isUnencrypted(url)).toBe(readable);
  });
});
