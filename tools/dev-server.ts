import process from 'node:process';
import { type Deployment, renderPages, type StoredPage } from '../packages/backend/src/server/render-pages.ts';
import { type Changes, pagesFrom } from '../packages/backend/src/server/rendered-pages.ts';
import type { Site } from '../packages/backend/src/server/site.ts';
import { stopSignal } from '../packages/backend/src/server/stop-signal.ts';
import { start } from '../packages/backend/src/start.ts';
import { openSources } from '../site/dev.ts';

/** The production server, except that each page is rendered from the current sources when it is requested. */
await start(process.env, { stopping: stopSignal(), openSite });

async function openSite(deployment: Deployment, changes: Changes): Promise<Site> {
  const { bundleOf, ...sources } = await openSources(deployment.publicUrl);
  const pages = pagesFrom(async (path) => {
    const state = { now: new Date(), sectionImages: await changes.current() };
    for await (const step of renderPages(await bundleOf(), deployment, state, [path])) {
      if (step.kind === 'page') return withRoomForVite(step.page);
    }
    return undefined;
  });
  const { facts } = await bundleOf();
  // Pages that change with every saved file are not archived.
  return { ...sources, pages, facts, shown: () => [], assets: new Map() };
}

/** Allows Vite's worker from a blob, and its styles and scripts as text. Everything else is as in production. */
function withRoomForVite(page: StoredPage): StoredPage {
  const policy = page.headers['Content-Security-Policy']
    ?.replace(/style-src 'self'( 'sha256-[^']+')+/, "style-src 'self' 'unsafe-inline'")
    .replace(" require-trusted-types-for 'script'; trusted-types default;", '')
    .concat('; worker-src blob:');
  return { ...page, headers: { ...page.headers, ...(policy && { 'Content-Security-Policy': policy }) } };
}
