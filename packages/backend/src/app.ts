import type { NoticeChannel, SiteFacts } from '@sponsor/domain';
import { Hono, type MiddlewareHandler } from 'hono';
import { requestId } from 'hono/request-id';
import type { Logger } from 'pino';
import type { AuditHead } from './audit/audit-head.ts';
import { createHourlyAudit } from './audit/audit-hourly.ts';
import { auditReads, auditRefusals } from './audit/audit-reads.ts';
import { auditHandlers } from './audit/audit-routes.ts';
import { createExports } from './audit/exports.ts';
import type { AddressHashes } from './base/address-hash.ts';
import type { AppContext, AppEnv } from './base/app-env.ts';
import { addressGroup, clientAddress, warnOfProxy } from './base/client-address.ts';
import { limitPathLength } from './base/limit-path-length.ts';
import type { Metrics } from './base/metrics.ts';
import { sameOriginOnly } from './base/origin.ts';
import { Problem, refusal } from './base/problem.ts';
import { type Allowance, createRateLimiter, rateLimited, type Take } from './base/rate-limit.ts';
import { requestLog } from './base/request-log.ts';
import { trackRequestOrigin } from './base/request-origin.ts';
import type { Secrets } from './base/secrets.ts';
import { serve } from './base/serve.ts';
import type { Database } from './database/database.ts';
import { createDeliveryDesk } from './delivery/delivery-desk.ts';
import { deliveryHandlers } from './delivery/delivery-desk-routes.ts';
import { leadHandlers } from './desk/desk-routes.ts';
import { privacyHandlers } from './desk/privacy-routes.ts';
import type { EventCounter } from './events/event-counter.ts';
import { eventHandlers } from './events/event-routes.ts';
import type { ShownPage } from './history/archive-pages.ts';
import { pageHistoryHandlers } from './history/page-history-routes.ts';
import { createPageMemory } from './history/page-memory.ts';
import type { Ledger } from './leads/ledger.ts';
import { tableHandlers } from './leads/list-routes.ts';
import { createRecordSubmission } from './leads/record-submission.ts';
import { formHandlers, submissionPaths } from './leads/submission-routes.ts';
import { mediaHandlers } from './media/media-routes.ts';
import type { Pictures } from './media/pictures.ts';
import { sectionImageHandlers } from './media/section-image-routes.ts';
import type { SectionImageStore } from './media/section-images.ts';
import { uploadHandlers } from './media/upload-routes.ts';
import { apis, routes } from './routes.ts';
import { answerErrors } from './server/answer-errors.ts';
import type { Assets } from './server/assets.ts';
import { canonicalHost } from './server/canonical-host.ts';
import { describeRoutes } from './server/describe-routes.ts';
import { healthHandlers } from './server/health-routes.ts';
import { policyReportHandlers } from './server/policy-report-routes.ts';
import type { Pages } from './server/rendered-pages.ts';
import { noStoreByDefault, securityHeaders } from './server/security-headers.ts';
import { createSharedRateLimiter } from './server/shared-rate-limit.ts';
import { siteHandlers } from './server/site-routes.ts';
import { accountHandlers } from './staff/account-routes.ts';
import { createAuthenticators } from './staff/authenticator.ts';
import { createCredentials } from './staff/credentials.ts';
import { factorHandlers } from './staff/factor-routes.ts';
import { guardRoutes, undeclaredRoutes } from './staff/guard.ts';
import { createKnownBrowsers } from './staff/known-browser.ts';
import { linkHandlers } from './staff/link-routes.ts';
import type { LinkMailer } from './staff/mail-links.ts';
import { memberHandlers } from './staff/member-routes.ts';
import { createPasskeys } from './staff/passkeys.ts';
import type { IsEasyToGuess } from './staff/password-strength.ts';
import { createStaffSessions } from './staff/sessions.ts';
import { createSignInAttempts } from './staff/sign-in-attempts.ts';
import { signInHandlers } from './staff/staff-routes.ts';

export interface AppDependencies {
  database: Database;
  /** The same database through connections reserved for visitors' forms. */
  formsDatabase: Database;
  ledger: Ledger;
  events: EventCounter;
  /** Whether a CRM is configured. */
  crmConnected: boolean;
  /** The channels that report new leads. */
  noticeChannels: readonly NoticeChannel[];
  /** Called when a delivery is due. */
  onRecorded: () => void;
  isEasyToGuess: IsEasyToGuess;
  /** Sign cookies of staff, seal second factors, and pseudonymize ids. */
  secrets: Secrets;
  /** Hash the addresses on the suppression list. */
  addressHashes: AddressHashes;
  /** The last recorded head of the audit log. */
  notedAuditHead: () => AuditHead | undefined;
  pictures: Pictures;
  sectionImages: SectionImageStore;
  pages: Pages;
  shown: () => readonly ShownPage[];
  assets: Assets;
  facts: SiteFacts;
  log: Logger;
  metrics: Metrics;
  now: () => Date;
  publicUrl?: string | undefined;
  leadsApiKey?: string | undefined;
  metricsToken?: string | undefined;
  /** Undefined: the person who creates a link hands it over. */
  linkMailer?: LinkMailer | undefined;
  /** Whether an account without a second factor may do nothing but set one up. */
  twoFactorRequired: boolean;
  rateLimit: boolean;
  trustedProxies: number;
}

/** Enough for an office or a lecture hall that signs up together behind one address, but not for a flood. */
const formAllowance: Allowance = { burst: 30, perMinute: 30 };
/** A page view and a few clicks a page, for many visitors behind one address. */
const eventAllowance: Allowance = { burst: 300, perMinute: 300 };
/** More reports than one page can cause. */
const reportAllowance: Allowance = { burst: 30, perMinute: 30 };
const signInAllowance: Allowance = { burst: 10, perMinute: 10 };

export function createApp(dependencies: AppDependencies): Hono<AppEnv> {
  const { database, ledger, secrets, facts, log, metrics, now, publicUrl, linkMailer, twoFactorRequired } =
    dependencies;
  const { formsDatabase, isEasyToGuess, onRecorded } = dependencies;
  const readShownPage = createPageMemory(formsDatabase, dependencies.shown);
  const submissions = { ...dependencies, record: createRecordSubmission(dependencies), readShownPage };
  const https = publicUrl?.startsWith('https://') ?? false;
  const sessions = createStaffSessions(database, https, now);

  const networkOf = (context: AppContext) => addressGroup(clientAddress(context, dependencies.trustedProxies));
  /** A limit in memory, for routes that must not cost the database anything. */
  const inMemoryRateLimit = (allowance: Allowance, ...others: Take[]): MiddlewareHandler<AppEnv> => {
    if (!dependencies.rateLimit) return (_context, next) => next();
    const limiter = createRateLimiter(allowance, now);
    return rateLimited([(key) => limiter.take(key), ...others], networkOf);
  };
  const sharedRateLimit = (name: string, allowance: Allowance, counting: Database): MiddlewareHandler<AppEnv> => {
    const take = createSharedRateLimiter(counting, name, allowance);
    // If counting fails, the request's own statement fails next, which is logged and counted.
    return inMemoryRateLimit(allowance, (key) => take(key).catch(() => 0));
  };

  const app = new Hono<AppEnv>();
  app.onError(answerErrors(dependencies));
  // A client-chosen id could imitate another request's in our log.
  app.use(requestId({ headerName: '' }));
  app.use(requestLog(log, metrics));
  app.use(warnOfProxy(dependencies.trustedProxies, log));
  app.use(securityHeaders(https));
  app.use(noStoreByDefault);
  app.use(limitPathLength);
  app.use(sameOriginOnly(publicUrl));
  app.use(trackRequestOrigin(dependencies.trustedProxies));
  const formLimit = sharedRateLimit('forms', formAllowance, formsDatabase);
  for (const path of submissionPaths) app.use(path, formLimit);
  app.use(apis.events.count.path, inMemoryRateLimit(eventAllowance));
  app.use(apis.policyReports.report.path, inMemoryRateLimit(reportAllowance));
  for (const path of ['/api/staff/sign-in/*', '/api/staff/password-link', '/api/desk/setup/*']) {
    app.use(path, sharedRateLimit('sign-in', signInAllowance, database));
  }

  const auditHourly = createHourlyAudit(database, now);
  auditRefusals(app, auditHourly);
  guardRoutes(app, routes, { sessions, apiKey: dependencies.leadsApiKey, twoFactorRequired, now });
  auditReads(app, routes, auditHourly);

  const { noticeChannels: channels, crmConnected: connected } = dependencies;
  const { timeZone } = facts;
  const desk = createDeliveryDesk({ database, connected, channels, timeZone, now });
  serve(app, apis.health, healthHandlers(database, metrics, dependencies.metricsToken, desk));
  serve(app, apis.forms, formHandlers(submissions));
  const isPage = async (path: string) => (await dependencies.pages.find(path)) !== undefined;
  serve(app, apis.events, eventHandlers({ events: dependencies.events, isPage, counted: facts.events }));
  serve(app, apis.policyReports, policyReportHandlers(dependencies));
  serve(app, apis.table, tableHandlers({ ledger }));
  const attempts = createSignInAttempts(database, now);
  const browsers = createKnownBrowsers(secrets, https);
  const authenticators = createAuthenticators(
    database,
    secrets,
    publicUrl ? new URL(publicUrl).hostname : 'localhost',
    now,
  );
  const passkeysOf = (context: AppContext) =>
    createPasskeys(database, publicUrl ?? new URL(context.req.url).origin, now);
  const checks = { database, attempts, browsers, authenticators, passkeysOf, networkOf, log, now };
  const credentials = createCredentials(checks);
  const staff = { database, sessions, credentials, authenticators, passkeysOf, isEasyToGuess, twoFactorRequired, now };
  serve(app, apis.signIn, signInHandlers({ ...staff, browsers, linkMailer, log }));
  const exports = createExports(database, now, log);
  serve(app, apis.leads, leadHandlers({ database, timeZone, channels, now, onReleased: onRecorded, exports }));
  serve(app, apis.privacy, privacyHandlers(database, now, exports, dependencies.addressHashes));
  serve(app, apis.links, linkHandlers(database, isEasyToGuess, now));
  serve(app, apis.account, accountHandlers(staff));
  serve(app, apis.factors, factorHandlers(staff));
  serve(app, apis.members, memberHandlers(database, linkMailer, now));
  serve(app, apis.audit, auditHandlers(database, dependencies.notedAuditHead));
  serve(app, apis.deliveries, deliveryHandlers(database, desk, onRecorded));
  serve(app, apis.description, { read: describeRoutes });
  serve(app, apis.pageHistory, pageHistoryHandlers(database, now, exports));
  serve(app, apis.uploads, uploadHandlers(dependencies.pictures));
  serve(app, apis.sectionImages, sectionImageHandlers(dependencies.sectionImages));
  serve(app, apis.media, mediaHandlers(dependencies.pictures));
  for (const calls of ['/api/*', '/rest/*', '/functions/*']) app.all(calls, notFound);
  if (publicUrl !== undefined) app.use(canonicalHost(publicUrl, dependencies.trustedProxies));
  serve(app, apis.pages, siteHandlers(dependencies));
  app.all('*', onlyRead);

  const undeclared = undeclaredRoutes(app, routes);
  if (undeclared.length > 0) {
    throw new Error(`No access level is declared for ${undeclared.join(', ')}: add it in packages/domain/src/api.`);
  }
  return app;
}

function notFound(): never {
  throw refusal(404, 'no-such-route');
}

function onlyRead(): never {
  throw new Problem(405, 'This address is read-only.', { headers: { Allow: 'GET, HEAD' } });
}
