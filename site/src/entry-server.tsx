import '@sponsor/ui/theme';
import type { RenderedPage, RenderInput, SiteBundle } from '@sponsor/domain';
import { StrictMode, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { document } from './document.ts';
import { RenderContext } from './render-context.ts';
import { notFoundRoute, type Route, routes } from './routes.ts';

export const renderPages: SiteBundle['renderPages'] = async (input) => {
  const pages: RenderedPage[] = [];
  for (const route of [...routes, notFoundRoute]) {
    for (const path of route.addresses ?? [route.path]) {
      const body = route.kind === 'staff' ? '' : await html(path, input, <App />);
      pages.push({ path, status: route.status, html: document({ route, body, input }), caching: cachingOf(route) });
    }
  }
  return pages;
};

/** A reader who went back must find a page at once; an answer to one visitor must not be found by the next. */
function cachingOf({ kind, status }: Route): RenderedPage['caching'] {
  return kind === 'page' && status !== 500 ? 'revalidate' : 'no-store';
}

/** Everything inline: React otherwise moves large parts into scripts, which neither crawlers nor the policy allow. */
async function html(path: string, input: RenderInput, app: ReactNode): Promise<string> {
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
