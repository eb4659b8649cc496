import type { RequestListener, Server } from 'node:http';
import type { RenderInput, SiteFacts } from '@sponsor/domain';
import type { Logger } from 'pino';
import { safeError } from '../base/safe-error.ts';
import type { Assets } from './assets.ts';
import { findSite } from './load-site.ts';
import { createPages, type Pages } from './pages.ts';
import { renderInProcess } from './render-in-process.ts';

/** What visitors are shown, and where it comes from. */
export interface Site {
  pages: Pages;
  facts: SiteFacts;
  /** The files that are served from memory. */
  assets: Assets;
  /** For what must hear of a request before the app does. */
  createServer?: (listener: RequestListener) => Server;
  close(): Promise<void> | void;
}

export type Deployment = Omit<RenderInput, 'year'>;

interface BuiltSiteDependencies {
  /** The folder of the build; the repository's own unless it was put elsewhere. */
  dist: string | undefined;
  deployment: Deployment;
  log: Pick<Logger, 'warn' | 'error'>;
  now: () => Date;
}

const minuteMs = 60_000;

/** The site as it was built. Its pages carry the year, and are rendered again when that changes. */
export async function openBuiltSite({ dist, deployment, log, now }: BuiltSiteDependencies): Promise<Site> {
  const { built, bundle, assets } = await findSite(dist);
  if (!built) log.warn('The site is not built, so there are no pages: npm start builds it.');
  const render = (at: Date) => renderInProcess(bundle, deployment, at);
  const pages = await createPages({ render, now });
  const calendar = setInterval(() => void pages.renderAgainInNewYear().catch(logRenderFailure), minuteMs);
  return { pages, facts: pages.facts, assets, close: () => clearInterval(calendar) };

  function logRenderFailure(error: unknown): void {
    log.error({ error: safeError(error) }, 'pages not rendered again');
  }
}
