import process from 'node:process';
import { pagesFrom } from '../packages/backend/src/server/pages.ts';
import { renderPages, type StoredPage } from '../packages/backend/src/server/render-pages.ts';
import { start } from '../packages/backend/src/start.ts';
import { openSources } from '../site/dev.ts';

/** The server as in production, but that each page is rendered when it is asked for, from the sources as they are then. */
await start(process.env, async (deployment, changes) => {
  const { bundleOf, ...sources } = await openSources(deployment.publicUrl);
  const pages = pagesFrom(async (path) => {
    const moment = { now: new Date(), sectionImages: await changes.current() };
    for await (const step of renderPages(await bundleOf(), deployment, moment, [path])) {
      if (step.kind === 'page') return mayAskWhetherTheServerIsBack(step.page);
    }
    return undefined;
  });
  const { facts } = await bundleOf();
  // A page that changes with every saved file is for no books.
  return { ...sources, pages, facts, shown: () => [], assets: new Map() };
});

/** Vite's script asks from a worker that it writes itself. All else is as in production. */
function mayAskWhetherTheServerIsBack(page: StoredPage): StoredPage {
  const policy = `${page.headers['Content-Security-Policy']}; worker-src blob:`;
  return { ...page, headers: { ...page.headers, 'Content-Security-Policy': policy } };
}
