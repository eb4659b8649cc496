import { pages as sponsorPages } from '@sponsor/content/pages';
import { sponsor } from '@sponsor/content/sponsor';
import type { RenderedPage, RenderInput, SiteBundle } from '@sponsor/domain';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { programFiles } from './discovery/program-files.ts';
import type { ServedAssets } from './document/assets.ts';
import { publicDocument, staffDocument } from './document/document.ts';
import { finishHtml } from './document/html-passes.ts';
import { PublicLayout } from './public-layout.tsx';
import { RenderContext } from './render-context.ts';
import { countedEvents, errorRoutes, illustratedPaths, type PageRoute, publicRoutes, siteForms } from './routes.ts';
import { SponsorWords } from './sponsor-words.tsx';
import { staffShells } from './staff/routes.ts';

type Entry = [path: string, render: (input: RenderInput) => RenderedPage | Promise<RenderedPage>];

/** Renders the site; `assets` has the addresses of its files, `listed` says whether search engines may find it. */
export function createSiteBundle(assets: ServedAssets, listed: boolean): SiteBundle {
  const pages: Entry[] = [
    ...[...publicRoutes, ...errorRoutes].map((route): Entry => [route.path, (input) => renderRoute(route, input)]),
    ...programFiles.map(
      ({ path, type, write }): Entry => [
        path,
        (input) => ({
          path,
          type,
          status: 200,
          html: write(input, listed),
          caching: 'revalidate',
          audience: 'visitors',
          vendors: [],
        }),
      ],
    ),
    ...staffShells.map((shell): Entry => [shell.path, (input) => renderShell(shell, input)]),
  ];
  return {
    facts: {
      timeZone: sponsor.timeZone,
      forms: siteForms,
      events: countedEvents,
      campaigns: sponsor.campaigns,
      illustratedPaths,
    },
    async *renderPages(input, paths) {
      for (const [path, render] of pages) if (paths?.includes(path) ?? true) yield await render(input);
    },
  };

  async function renderRoute({ path, load, handle: page }: PageRoute, input: RenderInput): Promise<RenderedPage> {
    const { Component, source } = await load();
    if (source === undefined) throw new Error(`The page at ${path} has no file in site/src/pages.`);
    const site = { ...sponsor.siteDefaults, ...input.site };
    const html = await toHtml(
      <RenderContext value={{ ...input, ...assets, site, path, page }}>
        <SponsorWords>
          <PublicLayout>
            <Component />
          </PublicLayout>
        </SponsorWords>
      </RenderContext>,
    );
    // The glossary itself explains all of its terms.
    const explains = page.kind === 'page' && path !== '/glossary';
    const body = finishHtml(html, explains ? sponsorPages.glossary?.words : undefined);
    const css = await assets.cssOf(source, body);
    // Pages may be cached, so that going back is instant; the result of one visitor's submission must not be.
    const caching = page.kind === 'page' ? 'revalidate' : 'no-store';
    return {
      path,
      status: page.status,
      html: publicDocument({ page, body, css, assets, site, publicUrl: input.publicUrl, listed }),
      ...(listed && page.canonical !== undefined ? undefined : { unlisted: true }),
      caching,
      audience: 'visitors',
      vendors: page.status === 200 ? [...page.vendors, 'analytics'] : [],
    };
  }

  /** The staff area is not rendered on the server, because only signed-in staff may read about leads. */
  function renderShell({ path, handle }: (typeof staffShells)[number], { publicUrl }: RenderInput): RenderedPage {
    const html = staffDocument(handle, assets, publicUrl);
    return { path, status: 200, html, caching: 'no-store', audience: 'staff', vendors: [] };
  }
}

/**
 * Keeps everything inline: React would otherwise move large parts into scripts, which crawlers do not run and the
 * policy refuses.
 */
async function toHtml(content: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(content, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new AggregateError(errors, 'A page could not be rendered.');
  return html;
}
