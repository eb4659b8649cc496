import type { pagesApi } from '@sponsor/domain';
import type { Logger } from 'pino';
import type { AppContext } from '../base/app-env.ts';
import type { Metrics } from '../base/metrics.ts';
import type { Handlers } from '../base/serve.ts';
import type { Assets } from './assets.ts';
import type { StoredPage } from './render-pages.ts';
import type { Pages } from './rendered-pages.ts';
import { sendStored } from './stored-body.ts';

export interface SiteRouteDependencies {
  pages: Pages;
  assets: Assets;
  log: Pick<Logger, 'info'>;
  metrics: Pick<Metrics, 'missingPages'>;
}

/** Answers every GET outside the API: with a file, a rendered page, or the page for unknown addresses. */
export function siteHandlers({ pages, assets, log, metrics }: SiteRouteDependencies): Handlers<typeof pagesApi> {
  return {
    async read({ context }) {
      const { path } = context.req;
      const asset = assets.get(path);
      if (asset !== undefined) {
        context.set('route', path.startsWith('/assets/') ? '/assets/*' : path);
        return sendStored(context, asset.body, 200, asset.headers);
      }
      // Password managers look here for the page to change a password.
      if (path === '/.well-known/change-password') return context.redirect('/admin/account');
      // A tab left open since an older release requests its scripts, for which a page is no use.
      if (path.startsWith('/assets/')) return context.text('There is no such file.', 404);
      const { pathname, search } = new URL(context.req.url);
      const canonical = canonicalPath(pathname);
      const page = await pages.find(canonical);
      if (page === undefined) return missing(context);
      context.set('route', canonical);
      if (pathname !== canonical) return context.redirect(canonical + search, 308);
      return send(context, page);
    },
  };

  async function missing(context: AppContext): Promise<Response> {
    metrics.missingPages.inc();
    log.info({ path: loggable(context.req.path) }, 'missing page');
    return send(context, await pages.missing());
  }
}

function send(context: AppContext, { body, status, headers }: StoredPage): Response {
  return sendStored(context, body, status, headers);
}

/** Percent-encoded unreserved characters, which are equivalent to the decoded ones. */
const needlesslyEncoded = /%(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/gi;

/** Returns the canonical spelling of a page's address: lower case, without trailing slashes or spaces. */
function canonicalPath(path: string): string {
  const written = path.replace(needlesslyEncoded, decodeURIComponent).replace(/(?<!\/|%20)(?:\/|%20)+$/, '');
  return written.toLowerCase() || '/';
}

/** Redacts parts of a path: a visitor may have pasted someone's address, or mistyped a link with a secret in it. */
function loggable(pathname: string): string {
  return pathname
    .split('/')
    .map((part) => (/@|%40/i.test(part) || looksSecret(part) ? '…' : part))
    .join('/')
    .slice(0, 200);
}

/** Whether it looks like a token: long and with capitals, which no address of ours has. */
function looksSecret(part: string): boolean {
  return part.length >= 32 && /[A-Z]/.test(part);
}
