import { existsSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { SiteFacts } from '@sponsor/domain';
import type { Logger } from 'pino';
import { safeError } from '../base/safe-error.ts';
import type { ShownPage } from '../history/archive-pages.ts';
import { type Assets, loadAssets } from './assets.ts';
import { renderInProcess } from './render-in-process.ts';
import type { Deployment, RenderState } from './render-pages.ts';
import { type Changes, createPages, type Pages } from './rendered-pages.ts';

/** The site that visitors see, and its source. */
export interface Site {
  pages: Pages;
  facts: SiteFacts;
  /** The pages for the archive. */
  shown: () => readonly ShownPage[];
  /** The files served from memory. */
  assets: Assets;
  /** For code that must see a request before the app does. */
  createServer?: (listener: RequestListener) => Server;
  close(): Promise<void> | void;
}

interface BuiltSiteDependencies {
  /** The folder of the build; the repository's own by default. */
  dist: string | undefined;
  deployment: Deployment;
  changes: Changes;
  log: Pick<Logger, 'warn' | 'error'>;
  now: () => Date;
}

const ownBuild = resolve(import.meta.dirname, '../../../../site/dist');

/** A picture changed by staff is on every server's pages within two seconds; rendering takes most of that. */
const betweenChecksMs = 500;

/** The built site. Its pages contain the year and the changes of staff, and are rendered again with them. */
export async function openBuiltSite({ dist, deployment, changes, log, now }: BuiltSiteDependencies): Promise<Site> {
  const { built, bundle, assets } = await findBuild(dist);
  if (!built) log.warn('The site has not been built, so there are no pages: build it with npm start.');
  const render = (state: RenderState, paths?: readonly string[]) => renderInProcess(bundle, deployment, state, paths);
  const pages = await createPages({ render, now, changes });
  const closing = new AbortController();
  const watching = watch();
  return { pages, facts: pages.facts, shown: pages.shown, assets, close };

  async function watch(): Promise<void> {
    let failing = false;
    while (!closing.signal.aborted) {
      await setTimeout(betweenChecksMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
      if (closing.signal.aborted) return;
      try {
        await pages.renderWhatChanged();
        failing = false;
      } catch (error) {
        // Log a database outage of an hour once.
        if (!failing) log.error({ error: safeError(error) }, 'Pages could not be rendered again.');
        failing = true;
      }
    }
  }

  async function close(): Promise<void> {
    closing.abort();
    await watching;
  }
}

/** Finds the bundle that renders the pages, and the files to serve; without a build, a stand-in, so that leads are accepted all the same. */
async function findBuild(folder = ownBuild): Promise<{ built: boolean; bundle: string; assets: Assets }> {
  const bundle = resolve(folder, 'server/entry-server.js');
  if (!existsSync(bundle)) return { built: false, bundle: import.meta.resolve('./unbuilt-site.ts'), assets: new Map() };
  return { built: true, bundle: pathToFileURL(bundle).href, assets: await loadAssets(join(folder, 'client')) };
}
