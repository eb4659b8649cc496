import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type RenderedPage, type SiteBundle, unknownSite } from '@sponsor/domain';
import { createServer, createServerModuleRunner } from 'vite';
import { sourceAssets, staffStylesheet } from './dev-assets.ts';
import { firstScripts, pageStyles, reloadPages } from './dev-plugins.ts';

interface SiteSources {
  /** The site from its current sources, with pages rendered one at a time, or the error that prevents it. */
  bundleOf: () => Promise<SiteBundle>;
  /** The server serves the sources, and passes other requests to the listener. */
  createServer: (listener: RequestListener) => Server;
  close: () => Promise<void>;
}

/** Serves the site from its sources. A changed source reloads the open pages. */
export async function openSources(publicUrl: string): Promise<SiteSources> {
  const server = createHttpServer();
  const vite = await createServer({
    root: import.meta.dirname,
    appType: 'custom',
    clearScreen: false,
    server: {
      middlewareMode: true,
      ws: { server },
      // The server itself decides which hosts are allowed.
      cors: false,
      allowedHosts: [new URL(publicUrl).hostname],
      watch: {
        ignored: ['**/packages/backend/**', '**/__screenshots__/**', '**/*.{test,stories,fixtures}.*', '**/e2e/**'],
      },
    },
    optimizeDeps: {
      entries: ['src/{browser,flip-book}.ts', 'src/hydration/hydrate.tsx', 'src/staff/main.tsx', 'src/**/*.island.tsx'],
    },
    plugins: [pageStyles, firstScripts, reloadPages],
  });
  // By default it watches only files that it has served, and a token becomes a style before that.
  vite.watcher.add(resolve(import.meta.dirname, '../packages'));
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
  const assets = sourceAssets(vite.environments.ssr, runner);
  vite.middlewares.use(staffStylesheet, (_request, response, next) => {
    assets.cssOf('src/staff/main.tsx').then((css) => response.setHeader('Content-Type', 'text/css').end(css), next);
  });

  return {
    async bundleOf() {
      const bundle = await runner
        .import('/src/site-bundle.tsx')
        .then(({ createSiteBundle }): SiteBundle => createSiteBundle(assets, false))
        .catch(brokenBundle);
      return {
        ...bundle,
        async *renderPages(input, paths) {
          try {
            yield* bundle.renderPages(input, paths);
          } catch (error) {
            const text = textOf(error);
            vite.config.logger.error(text);
            for (const path of paths ?? []) yield mistake(path, text);
          }
        },
      };
    },
    createServer: (listener) =>
      server.on('request', (request, response) =>
        vite.middlewares(request, response, () => listener(request, response)),
      ),
    close: () => vite.close(),
  };
}

function brokenBundle(error: unknown): SiteBundle {
  return {
    facts: unknownSite,
    // oxlint-disable-next-line require-yield
    async *renderPages() {
      throw error;
    },
  };
}

function textOf(error: unknown): string {
  const errors: unknown[] = error instanceof AggregateError ? error.errors : [error];
  return errors.map((each) => (each instanceof Error && each.stack) || String(each)).join('\n\n');
}

/** Replaces a page that failed, and reloads when the error may have been fixed. */
function mistake(path: string, text: string): RenderedPage {
  const escaped = stripVTControlCharacters(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Error</title><script type="module" src="/@vite/client"></script><pre>${escaped}</pre></html>`;
  return { path, status: 500, html, caching: 'no-store', audience: 'visitors', vendors: [] };
}
