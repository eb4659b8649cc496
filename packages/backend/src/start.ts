import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import process from 'node:process';
import { pino } from 'pino';
import { collectDefaultMetrics } from 'prom-client';
import { createApp } from './app.ts';
import { auditHeadFileIn, createAuditWatch } from './audit/audit-watch.ts';
import { createAddressHashes } from './base/address-hash.ts';
import { isLoopback, loopbackUrl } from './base/loopback.ts';
import { createMailer } from './base/mailer.ts';
import { createMetrics } from './base/metrics.ts';
import { safeError } from './base/safe-error.ts';
import { StartError } from './base/start-error.ts';
import { type Config, readConfig } from './config.ts';
import { connectDatabase, openFormsDatabase } from './database/connect.ts';
import { DataDirectoryError } from './database/data-directory.ts';
import type { Database } from './database/database.ts';
import { createCrmClient } from './delivery/crm-client.ts';
import { createDispatcher } from './delivery/dispatcher.ts';
import { createNotifier } from './delivery/notifier.ts';
import { createEventCounter } from './events/event-counter.ts';
import { createPageArchiver } from './history/archive-pages.ts';
import { createHousekeeper } from './housekeeping/housekeeper.ts';
import { createLedger } from './leads/ledger.ts';
import { createPictures } from './media/pictures.ts';
import { createSectionImages } from './media/section-images.ts';
import { isUnencrypted } from './read-database.ts';
import { connectWithRetries } from './server/connect-with-retries.ts';
import type { Deployment } from './server/render-pages.ts';
import type { Changes } from './server/rendered-pages.ts';
import { listen } from './server/server.ts';
import { openBuiltSite, type Site } from './server/site.ts';
import { readSiteSettings } from './server/site-settings.ts';
import { stopWithTimeout } from './server/stop-with-timeout.ts';
import { ensureFirstAdministrator, issueFirstLink } from './staff/first-account.ts';
import { createLinkMailer } from './staff/mail-links.ts';
import { createNoticeLetters } from './staff/notice-letters.ts';
import { linkPath } from './staff/one-time-links.ts';
import { createPasswordCheck } from './staff/password-strength.ts';
import { readSecrets } from './staff/read-secrets.ts';

// A line that cannot be written is lost; leads are accepted all the same.
const destination = pino.destination({ fd: process.stdout.fd, sync: true, maxLength: 1_000_000 });
destination.on('error', () => {});
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
const log = pino(destination);
const metrics = createMetrics();
const now = () => new Date();

process.on('uncaughtException', (error) => {
  // Not `fatal`, which waits until the line is written.
  log.error({ error: safeError(error) }, 'the server stopped');
  process.exit(1);
});

type OpenSite = (deployment: Deployment, changes: Changes) => Promise<Site>;

interface StartOptions {
  /** Aborted when the server must stop; it may abort at any moment, and the server then stops in order. */
  stopping: AbortSignal;
  /** Opens a site other than the built one. */
  openSite?: OpenSite;
}

/** Runs the server until it is told to stop; exits with 1 if it cannot run. */
export async function start(environment: NodeJS.ProcessEnv, { stopping, openSite }: StartOptions): Promise<void> {
  try {
    const config = readConfig(environment);
    await run(config, stopping, openSite ?? openBuilt(config.siteDist));
  } catch (error) {
    if (stopping.aborted && error === stopping.reason) process.exit(0);
    if (error instanceof StartError || error instanceof DataDirectoryError) process.stderr.write(`${error.message}\n`);
    else log.error(error, 'the server could not start');
    process.exit(1);
  }
}

async function run(config: Config, stopping: AbortSignal, openSite: OpenSite): Promise<void> {
  const settings = await readSiteSettings(config.siteConfigPath);
  if (!config.publicUrl && !isLoopback(config.host)) {
    log.warn('PUBLIC_URL is not set, so forms are accepted only from browsers on this machine.');
  }
  if ('databaseUrl' in config.database && isUnencrypted(config.database.databaseUrl)) {
    log.warn(
      'DATABASE_URL names another machine without TLS, so leads would be sent unencrypted: add sslmode=verify-full.',
    );
  }
  const publicUrl = config.publicUrl ?? loopbackUrl(config.host, config.port);
  // Rendering keeps a small machine busy for seconds, in which a connection would time out.
  const database = await open(config, stopping);
  const formsDatabase = openFormsDatabase(config.database, database);
  const closeAll = () => Promise.all([...new Set([database, formsDatabase])].map((one) => one.close()));
  try {
    const sectionImages = createSectionImages(database, now);
    stopping.throwIfAborted();
    const site = await openSite({ site: settings, publicUrl }, sectionImages);
    stopping.throwIfAborted();
    const isEasyToGuess = createPasswordCheck({ shown: site.shown, host: new URL(publicUrl).hostname });
    await ensureFirstAdministrator(database, config.firstAdministrator, { isEasyToGuess, log, now: now() });
    const secrets = await readSecrets(database, config.database, config.secrets);
    const addressHashes = createAddressHashes(secrets);
    const dispatcher = createDispatcher({
      database,
      crm: config.crm && createCrmClient(config.crm),
      log,
      onOutcome: (outcome, form) => metrics.deliveries.inc({ form, outcome }),
      onPause: (form) => metrics.pauses.inc({ form }),
    });
    const { timeZone } = site.facts;
    const { host } = new URL(publicUrl);
    const events = createEventCounter({ database, log, now, timeZone });
    const archiver = createPageArchiver({
      database,
      shown: site.shown,
      retentionYears: config.pageRetentionYears,
      log,
      now,
    });
    const housekeeper = createHousekeeper({ database, log, now });
    const mailer = config.mail && createMailer(config.mail, log);
    const linkMailer = mailer && createLinkMailer(mailer, publicUrl);
    const { database: target, auditMailTo: to, leadLettersTo } = config;
    const auditWatch = createAuditWatch({
      database,
      log,
      now,
      file: config.auditHeadFile ?? ('dataDir' in target ? auditHeadFileIn(target.dataDir) : undefined),
      mail: mailer && to ? { mailer, to, host } : undefined,
    });
    const noticeLetters = mailer && createNoticeLetters({ database, mailer, host, log, now });
    await auditWatch.start();
    const notifier = createNotifier({
      database,
      webhook: config.webhook,
      letters: mailer && leadLettersTo ? { mailer, to: leadLettersTo, timeZone } : undefined,
      publicUrl,
      log,
      onOutcome: (channel, outcome) => metrics.notices.inc({ channel, outcome }),
    });
    const ledger = createLedger(database, addressHashes, formsDatabase, notifier.channels);
    const onRecorded = () => [dispatcher, notifier].forEach((one) => one.wake());
    const app = createApp({
      ...site,
      publicUrl: config.publicUrl,
      leadsApiKey: config.leadsApiKey,
      metricsToken: config.metricsToken,
      twoFactorRequired: config.twoFactorRequired,
      rateLimit: config.rateLimit,
      trustedProxies: config.trustedProxies,
      database,
      formsDatabase,
      ledger,
      crmConnected: config.crm !== undefined,
      noticeChannels: notifier.channels,
      events,
      onRecorded,
      pictures: createPictures(database, now),
      sectionImages,
      isEasyToGuess,
      linkMailer,
      secrets,
      addressHashes,
      notedAuditHead: auditWatch.noted,
      log,
      metrics,
      now,
    });
    const server = await listen(app, config.host, config.port, site.createServer);
    collectDefaultMetrics({ register: metrics.registry });
    dispatcher.start();
    notifier.start();
    events.start();

    const address = loopbackUrl(config.host, server.port);
    const token = await issueFirstLink(database, now());
    const invitation = token
      ? `Create the first staff account within 72 hours: ${config.publicUrl ?? address}${linkPath(token)}\n`
      : '';
    process.stdout.write(`${invitation}Ready on ${address}\n`);
    archiver.start();
    housekeeper.start();
    noticeLetters?.start();
    void mailer?.check();
    // By default it is written at exit, which a kill would skip.
    flushCompileCache();

    if (!stopping.aborted) await once(stopping, 'abort');
    await stopWithTimeout(async () => {
      await Promise.all([server.close(), site.close(), dispatcher.stop(), notifier.stop(), archiver.stop()]);
      await events.stop();
      await Promise.all([housekeeper.stop(), auditWatch.stop(), noticeLetters?.stop()]);
      await closeAll();
    }, log);
  } catch (error) {
    await closeAll();
    throw error;
  }
}

function openBuilt(dist: string | undefined): OpenSite {
  return (deployment, changes) => openBuiltSite({ dist, deployment, changes, log, now });
}

function open({ database: target }: Config, stopping: AbortSignal): Promise<Database> {
  const connect = () => connectDatabase(target, exitOnBrokenDatabase);
  return 'dataDir' in target ? connect() : connectWithRetries(connect, log, stopping);
}

/** A restarted server recovers; this one can no longer accept a lead. */
function exitOnBrokenDatabase(reason: string): never {
  log.error(`${reason} The server exits; its supervisor must restart it.`);
  process.exit(1);
}
