import 'virtual:sponsor-theme';
import { pages as sponsorPages } from '@sponsor/content/pages';
import { sponsor } from '@sponsor/content/sponsor';
import { errorScreen, problem } from '@sponsor/content/system';
import { problemPlaceholder, type RenderedPage, type RenderInput, type SiteBundle } from '@sponsor/domain';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, Outlet, StaticRouterProvider } from 'react-router-dom';
import { programFiles } from './discovery/program-files.ts';
import type { ServedAssets } from './document/assets.ts';
import { publicDocument, staffDocument } from './document/document.ts';
import { explainTerms } from './document/explain-terms.tsx';
import { shortenPaths } from './document/shorten-paths.ts';
import type { PageHandle } from './page-handle.ts';
import { PublicLayout } from './public-layout.tsx';
import { RenderContext } from './render-context.ts';
import { countedEvents, illustratedPaths, notFoundRoute, type PageRoute, publicRoutes, siteForms } from './routes.ts';
import { SponsorWords } from './sponsor-words.tsx';
import { staffShells } from './staff/routes.ts';

/** The route around all pages for visitors: what it catches becomes the page for failures. */
const failureId = 'failure';

const handler = createStaticHandler([
  {
    element: (
      <PublicLayout>
        <Outlet />
      </PublicLayout>
    ),
    children: [
      { id: failureId, lazy: () => import('./pages/failure.tsx'), children: [...publicRoutes, notFoundRoute] },
    ],
  },
]);

type Entry = [path: string, render: (input: RenderInput) => RenderedPage | Promise<RenderedPage>];

/** Draws the site; `assets` says where its files lie, `listed` whether it may be found by a search. */
export function createSiteBundle(assets: ServedAssets, listed: boolean): SiteBundle {
  const pages: Entry[] = [
    ...[...publicRoutes, notFoundRoute].map((route): Entry => [route.path, (input) => renderRoute(route, input)]),
    ['/500', renderFailure],
    ['/problem', renderProblem],
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

  async function renderRoute({ path, handle }: PageRoute, input: RenderInput): Promise<RenderedPage> {
    const html = await renderDocument(path, handle, await contentOf(path, input), input);
    // Whoever goes back to a page must find it at once; what one visitor sent must not be found by the next.
    const caching = handle.kind === 'page' ? 'revalidate' : 'no-store';
    return {
      path,
      status: handle.status,
      html,
      ...(listed && handle.canonical !== undefined ? undefined : { unlisted: true }),
      caching,
      audience: 'visitors',
      vendors: handle.status === 200 ? [...handle.vendors, 'analytics'] : [],
    };
  }

  async function renderFailure(input: RenderInput): Promise<RenderedPage> {
    const page = notListed('src/pages/failure.tsx', errorScreen.heading, errorScreen.text);
    const content = await contentOf(notFoundRoute.path, input, { [failureId]: new Error(errorScreen.heading) });
    const html = await renderDocument('/500', page, content, input);
    return { path: '/500', status: 500, html, caching: 'no-store', audience: 'visitors', vendors: [] };
  }

  async function renderProblem(input: RenderInput): Promise<RenderedPage> {
    const { ProblemPage } = await import('./pages/problem.tsx');
    const page = notListed('src/pages/problem.tsx', problem.heading, problem.advice);
    const content = (
      <PublicLayout>
        <ProblemPage message={problemPlaceholder} />
      </PublicLayout>
    );
    const html = await renderDocument('/problem', page, content, input);
    return { path: '/problem', status: 400, html, caching: 'no-store', audience: 'visitors', vendors: [] };
  }

  /** Nobody may read about leads who is not signed in, so of the staff area there is nothing to draw ahead. */
  function renderShell({ path, handle }: (typeof staffShells)[number], { publicUrl }: RenderInput): RenderedPage {
    const html = staffDocument(handle, assets, publicUrl);
    return { path, status: 200, html, caching: 'no-store', audience: 'staff', vendors: [] };
  }

  async function renderDocument(
    path: string,
    page: PageHandle,
    content: ReactNode,
    input: RenderInput,
  ): Promise<string> {
    const { glossary } = sponsorPages;
    const site = { ...sponsor.siteDefaults, ...input.site };
    const drawn = await toHtml(
      <RenderContext value={{ ...input, ...assets, site, path, page }}>
        <SponsorWords>{content}</SponsorWords>
      </RenderContext>,
    );
    // The glossary explains its words by itself.
    const body = glossary && page.kind === 'page' && path !== '/glossary' ? explainTerms(drawn, glossary.words) : drawn;
    return publicDocument({
      page,
      body,
      css: await assets.cssOf(page.source, body),
      assets,
      site,
      publicUrl: input.publicUrl,
      listed,
    });
  }
}

/** What surrounds a page that stands at no address of its own. */
function notListed(source: PageHandle['source'], title: string, description: string): PageHandle {
  return { ...notFoundRoute.handle, source, title, description };
}

async function contentOf(path: string, { publicUrl }: RenderInput, errors?: Record<string, Error>): Promise<ReactNode> {
  const context = await handler.query(new Request(`${publicUrl}${path}`));
  if (context instanceof Response) throw new Error(`${path} is answered without a page.`);
  const [mistake] = Object.values(context.errors ?? {});
  if (mistake !== undefined) throw mistake;
  const router = createStaticRouter(handler.dataRoutes, context);
  return <StaticRouterProvider router={router} context={{ ...context, errors: errors ?? null }} hydrate={false} />;
}

/** Everything inline: React otherwise moves large parts into scripts, which neither crawlers nor the policy allow. */
async function toHtml(content: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(content, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new AggregateError(errors, 'A page could not be drawn.');
  return shortenPaths(html);
}
