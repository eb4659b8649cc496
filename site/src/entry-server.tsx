import '@sponsor/ui/theme';
import { adminShell } from '@sponsor/content/admin';
import { errorScreen, problem } from '@sponsor/content/system';
import { problemPlaceholder, type RenderedPage, type RenderInput, type SiteBundle } from '@sponsor/domain';
import { ReceivedPanel } from '@sponsor/ui/sections';
import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { descriptionOf } from './descriptions.ts';
import { document } from './document.ts';
import { ErrorPage } from './error-page.tsx';
import type { PageWords } from './head.ts';
import { PublicLayout } from './public-layout.tsx';
import { RenderContext } from './render-context.ts';
import type { Route } from './route.ts';
import { notFoundRoute, routes } from './routes.ts';

export const timeZone: SiteBundle['timeZone'] = 'America/Indiana/Indianapolis';

export const renderPages: SiteBundle['renderPages'] = async function* (input) {
  for (const route of [...routes, notFoundRoute]) yield await renderRoute(route, input);
  yield { path: '/500', status: 500, html: await renderFailure(input), caching: 'no-store' };
  yield { path: '/problem', status: 400, html: await renderProblem(input), caching: 'no-store' };
};

function renderProblem(input: RenderInput): Promise<string> {
  return renderScriptless(
    'src/pages/received.tsx',
    { title: problem.heading, description: problem.advice },
    <ReceivedPanel
      outcome="refused"
      heading={problem.heading}
      text={problemPlaceholder}
      advice={problem.advice}
      next={problem.returnToHome}
    />,
    input,
  );
}

async function renderRoute(route: Route, input: RenderInput): Promise<RenderedPage> {
  const path = route.renderedAs ?? route.path;
  const { source, status, kind } = route;
  const html = document({
    page: { ...route, description: descriptionOf(route) },
    source,
    still: route.still,
    input,
    publicUrl: input.publicUrl,
    // Nobody may read about leads who is not signed in, so there is nothing to render ahead.
    ...(kind === 'staff'
      ? { body: '', needsScript: adminShell.needsJavaScript }
      : { body: await toHtml(path, <App />, input) }),
  });
  // Whoever goes back to a public page must find it at once; what one visitor sent must not be found by the next.
  return { path, status, html, caching: kind === 'page' ? 'revalidate' : 'no-store' };
}

function renderFailure(input: RenderInput): Promise<string> {
  return renderScriptless(
    notFoundRoute.source,
    { title: errorScreen.heading, description: errorScreen.text },
    <ErrorPage />,
    input,
  );
}

/** A page that can stand at any address. It has no script, which would look for the page of that address instead. */
async function renderScriptless(
  source: Route['source'],
  page: PageWords,
  content: ReactNode,
  input: RenderInput,
): Promise<string> {
  const body = await toHtml('/404', <PublicLayout route={notFoundRoute}>{content}</PublicLayout>, input);
  return document({ page, source, body, publicUrl: input.publicUrl });
}

/** Everything inline: React otherwise moves large parts into scripts, which neither crawlers nor the policy allow. */
async function toHtml(path: string, app: ReactNode, input: RenderInput): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <RenderContext value={input}>
        <StaticRouter location={path}>{app}</StaticRouter>
      </RenderContext>
    </StrictMode>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  const text = await new Response(prelude).text();
  if (errors.length > 0) throw new AggregateError(errors, `${path} could not be rendered.`);
  return text;
}
