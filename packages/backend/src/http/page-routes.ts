import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { AppContext, AppEnv } from './app-env.ts';
import type { Assets } from './assets.ts';
import type { Metrics } from './metrics.ts';
import type { Pages } from './pages.ts';
import { Problem } from './problem.ts';
import { sendStored } from './stored-body.ts';

export interface PageDependencies {
  pages: Pages;
  assets: Assets;
  log: Pick<Logger, 'info'>;
  metrics: Pick<Metrics, 'missingPages'>;
}

/** These are shown in place of another address, and are not addresses themselves. */
const notAddresses = new Set(['/404', '/500', '/setup']);

/** Everything a browser gets by GET: pages, files, and the page for what does not exist. */
export function pageRoutes({ pages, assets, log, metrics }: PageDependencies): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/robots.txt', (context) => context.text('User-agent: *\nAllow: /\n'))
    .get('/setup/:token', (context) => {
      const shell = pages.find('/setup');
      return shell === undefined ? missing(context) : sendStored(context, shell.body, shell.status, shell.headers);
    })
    .get('*', (context) => {
      const pathname = context.req.path;
      const asset = assets.get(pathname);
      if (asset !== undefined) {
        context.set('place', pathname.startsWith('/assets/') ? '/assets/*' : pathname);
        return sendStored(context, asset.body, 200, asset.headers);
      }
      // A script of an older release is asked for by a program, which has no use for a page.
      if (pathname.startsWith('/assets/')) return context.text('There is no such file.', 404);
      const page = notAddresses.has(pathname.replace(/\/$/, '')) ? undefined : pages.find(pathname);
      if (page === undefined) return missing(context);
      context.set('place', pathname);
      return sendStored(context, page.body, page.status, page.headers);
    })
    .all('*', () => {
      throw new Problem(405, 'This address can only be read.', { headers: { Allow: 'GET, HEAD' } });
    });

  function missing(context: AppContext): Response {
    metrics.missingPages.inc();
    log.info({ path: loggable(context.req.path) }, 'missing page');
    const page = pages.missing();
    return sendStored(context, page.body, page.status, page.headers);
  }
}

/** Somebody may have pasted an address of a person into the address bar. */
function loggable(pathname: string): string {
  return pathname
    .split('/')
    .map((part) => (/@|%40/i.test(part) ? '…' : part))
    .join('/')
    .slice(0, 200);
}
