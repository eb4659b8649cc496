import { fieldLimits, passwordLimits } from '@sponsor/domain';
import { z } from 'zod';
import { isLoopback } from './base/loopback.ts';
import type { MailSettings } from './base/mailer.ts';
import type { Secrets } from './base/secrets.ts';
import { StartError } from './base/start-error.ts';
import type { DatabaseTarget } from './database/connect.ts';
import type { CrmConfiguration } from './delivery/crm-client.ts';
import { readCrm } from './delivery/read-crm.ts';
import { readWebhook } from './delivery/read-webhook.ts';
import type { WebhookConfiguration } from './delivery/webhook-client.ts';
import { readDatabase } from './read-database.ts';
import type { Credentials } from './staff/first-account.ts';

export interface Config {
  host: string;
  port: number;
  database: DatabaseTarget;
  /** The canonical origin; undefined while the site is only tried out on this machine. */
  publicUrl?: string;
  siteConfigPath?: string;
  /** The folder of the built site; the repository's own by default. */
  siteDist?: string;
  /** Undefined: leads are stored, and delivered once a CRM is connected. */
  crm?: CrmConfiguration;
  /** Undefined: no webhook reports new leads. */
  webhook?: WebhookConfiguration;
  /** The address that receives letters about new leads. */
  leadLettersTo?: string;
  firstAdministrator?: Credentials;
  /** Undefined: the secrets stored beside the embedded database. */
  secrets?: Secrets;
  leadsApiKey?: string;
  /** Encrypts and opens backups. */
  backupPassphrase?: string;
  /** The file that records the audit log's head; undefined: beside an embedded database, and none with PostgreSQL. */
  auditHeadFile?: string;
  /** The address that receives the head each week. */
  auditMailTo?: string;
  /** Undefined: no metrics are served. */
  metricsToken?: string;
  /** Undefined: the person who creates a link for a staff member hands it over. */
  mail?: MailSettings;
  /** Whether staff must have a second factor; by default if there is a public address. */
  twoFactorRequired: boolean;
  /** Years for which pages are kept that no submission refers to. */
  pageRetentionYears: number;
  rateLimit: boolean;
  /** The number of our own proxies in front that write `X-Forwarded-For`. */
  trustedProxies: number;
}

const text = z.string();

const address = (name: string) =>
  z.email(`${name} must be an email address.`).max(fieldLimits.email, `${name} is too long.`).optional();

const secret = (name: string) =>
  text
    .regex(/^[\x21-\x7e]{32,}$/, `${name} must be at least 32 letters, digits or symbols, without spaces.`)
    .refine((value) => new Set(value).size >= 12, `${name} must be random: generate it with openssl rand -base64 32.`)
    .optional();

const secrets = z
  .string()
  .transform((value) => value.split(/[\s,]+/).filter((one) => one !== ''))
  .pipe(z.tuple([secret('SESSION_SECRET').unwrap()], secret('SESSION_SECRET').unwrap()))
  .optional();

const environmentSchema = z.object({
  HOST: text.default('127.0.0.1'),
  PORT: z
    .stringFormat(
      'port',
      (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535,
      'PORT must be a whole number from 0 to 65535, for example 4000.',
    )
    .default('4000'),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'DATABASE_URL must look like postgres://user:password@host:5432/name.' })
    .optional(),
  MIGRATE_DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'MIGRATE_DATABASE_URL must look like postgres://owner:password@host:5432/name.',
    })
    .optional(),
  PUBLIC_URL: z
    .stringFormat(
      'origin',
      isOrigin,
      'PUBLIC_URL must be the site’s address without a path, for example https://www.example.com.',
    )
    .refine(
      isProtected,
      'PUBLIC_URL must begin with https:// unless it is this machine: form entries and passwords would be sent unencrypted.',
    )
    .optional(),
  SITE_CONFIG: text.optional(),
  SITE_DIST: text.optional(),
  CRM_URL: z
    .url({ protocol: /^https?$/, error: 'CRM_URL must be a web address, for example https://api.example.com.' })
    .refine(
      isProtected,
      'CRM_URL must begin with https:// unless it is this machine: leads and the token would be sent unencrypted.',
    )
    .optional(),
  CRM_TOKEN: text
    .regex(/^[\x21-\x7e]+$/, 'CRM_TOKEN must be letters, digits and symbols without spaces or typographic quotes.')
    .optional(),
  CRM_PORTAL_ID: text.optional(),
  LEAD_WEBHOOK_URL: z
    .url({
      protocol: /^https?$/,
      error: 'LEAD_WEBHOOK_URL must be a web address, for example https://hooks.example.com/leads.',
    })
    .refine(
      isProtected,
      'LEAD_WEBHOOK_URL must begin with https:// unless it is this machine: lead notifications would be sent unencrypted.',
    )
    .optional(),
  LEAD_WEBHOOK_SECRET: text.optional(),
  LEAD_LETTERS_TO: address('LEAD_LETTERS_TO'),
  STAFF_EMAIL: address('STAFF_EMAIL'),
  STAFF_PASSWORD: text
    .min(passwordLimits.minLength, `STAFF_PASSWORD must be at least ${passwordLimits.minLength} characters.`)
    .max(passwordLimits.maxLength, `STAFF_PASSWORD must be at most ${passwordLimits.maxLength} characters.`)
    .optional(),
  STAFF_TWO_FACTOR: z.enum(['optional', 'required'], 'STAFF_TWO_FACTOR must be optional or required.').optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'SMTP_URL must look like smtps://user:password@mail.example.com.' })
    .optional(),
  SMTP_FROM: address('SMTP_FROM'),
  AUDIT_HEAD_FILE: text.optional(),
  AUDIT_MAIL_TO: address('AUDIT_MAIL_TO'),
  SESSION_SECRET: secrets,
  LEADS_API_KEY: secret('LEADS_API_KEY'),
  BACKUP_PASSPHRASE: secret('BACKUP_PASSPHRASE'),
  METRICS_TOKEN: secret('METRICS_TOKEN'),
  PAGE_RETENTION_YEARS: z
    .stringFormat(
      'years',
      (value) => /^\d{1,2}$/.test(value) && Number(value) >= 1,
      'PAGE_RETENTION_YEARS must be a whole number from 1 to 99.',
    )
    .default('7'),
  RATE_LIMIT: z
    .enum(['on', 'off'], 'RATE_LIMIT must be on or off; off is for tests and benchmarks only.')
    .default('on'),
  TRUST_PROXY: z
    .enum(['0', '1', '2', '3'], 'TRUST_PROXY must be the number of your own proxies in front of the server, 0 to 3.')
    .default('0'),
});

type Environment = z.infer<typeof environmentSchema>;

/**
 * Reads the environment; an empty variable counts as absent.
 *
 * @throws StartError for the first invalid value.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = new Map(Object.entries(environment).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  const parsed = environmentSchema.safeParse(Object.fromEntries(given));
  if (!parsed.success) throw new StartError(parsed.error.issues[0]?.message);
  const values = parsed.data;
  const crm = readCrm(values, given);
  const mail = readMail(values);
  for (const name of ['AUDIT_MAIL_TO', 'LEAD_LETTERS_TO'] as const) {
    if (values[name] !== undefined && mail === undefined) {
      throw new StartError(`${name} needs a mail server: set SMTP_URL, SMTP_FROM and PUBLIC_URL.`);
    }
  }
  const webhook = readWebhook(values);
  const firstAdministrator = readFirstAdministrator(values);
  return {
    host: values.HOST,
    port: Number(values.PORT),
    database: readDatabase(values),
    twoFactorRequired:
      values.STAFF_TWO_FACTOR === undefined ? values.PUBLIC_URL !== undefined : values.STAFF_TWO_FACTOR === 'required',
    pageRetentionYears: Number(values.PAGE_RETENTION_YEARS),
    rateLimit: values.RATE_LIMIT === 'on',
    trustedProxies: Number(values.TRUST_PROXY),
    ...(values.PUBLIC_URL && { publicUrl: new URL(values.PUBLIC_URL).origin }),
    ...(values.SITE_CONFIG && { siteConfigPath: values.SITE_CONFIG }),
    ...(values.SITE_DIST && { siteDist: values.SITE_DIST }),
    ...(values.AUDIT_HEAD_FILE && { auditHeadFile: values.AUDIT_HEAD_FILE }),
    ...(values.AUDIT_MAIL_TO && { auditMailTo: values.AUDIT_MAIL_TO }),
    ...(values.SESSION_SECRET && { secrets: values.SESSION_SECRET }),
    ...(values.LEADS_API_KEY && { leadsApiKey: values.LEADS_API_KEY }),
    ...(values.BACKUP_PASSPHRASE && { backupPassphrase: values.BACKUP_PASSPHRASE }),
    ...(values.METRICS_TOKEN && { metricsToken: values.METRICS_TOKEN }),
    ...(mail && { mail }),
    ...(crm && { crm }),
    ...(webhook && { webhook }),
    ...(values.LEAD_LETTERS_TO && { leadLettersTo: values.LEAD_LETTERS_TO }),
    ...(firstAdministrator && { firstAdministrator }),
  };
}

function readMail({ SMTP_URL: url, SMTP_FROM: from, PUBLIC_URL }: Environment): MailSettings | undefined {
  if (url === undefined && from === undefined) return undefined;
  if (url === undefined || from === undefined || PUBLIC_URL === undefined) {
    throw new StartError('SMTP_URL, SMTP_FROM and PUBLIC_URL must be set together: emails contain links to the site.');
  }
  return { url, from };
}

function readFirstAdministrator({ STAFF_EMAIL, STAFF_PASSWORD }: Environment): Credentials | undefined {
  if (STAFF_EMAIL === undefined && STAFF_PASSWORD === undefined) return undefined;
  if (STAFF_EMAIL === undefined || STAFF_PASSWORD === undefined) {
    throw new StartError('STAFF_EMAIL and STAFF_PASSWORD must be set together; omit both to get a setup link.');
  }
  return { email: STAFF_EMAIL, password: STAFF_PASSWORD };
}

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.href.replace(/\/$/, '') === url.origin;
}

function isProtected(value: string): boolean {
  const url = URL.parse(value);
  return url === null || url.protocol === 'https:' || isLoopback(url.hostname);
}
