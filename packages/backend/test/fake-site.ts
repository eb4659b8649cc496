import type { RenderedPage, SiteBundle } from '@sponsor/domain';

/** The inline script of every fake page. */
export const inlineScript = 'document.documentElement.dataset.hydrated = "soon";';

/** A site of a few bare pages that say which year they were rendered in. */
export const fakeSite: SiteBundle = {
  async renderPages({ year, publicUrl }) {
    const page = (path: string, status: RenderedPage['status'], caching: RenderedPage['caching']): RenderedPage => ({
      path,
      status,
      caching,
      html: `<!doctype html><html lang="en"><title>${path}</title><link rel="canonical" href="${publicUrl}${path}"><p>© ${year}</p><script type="application/json">{"year":${year}}</script><script>${inlineScript}</script></html>`,
    });
    return [
      page('/', 200, 'revalidate'),
      page('/invest', 200, 'revalidate'),
      page('/admin/leads', 200, 'no-store'),
      page('/setup', 200, 'no-store'),
      page('/received/sign-up', 200, 'no-store'),
      page('/404', 404, 'revalidate'),
      page('/500', 500, 'no-store'),
    ];
  },
  async renderProblem({ status, message }) {
    return `<!doctype html><html lang="en"><title>${status}</title><main>${message}</main><script>${inlineScript}</script></html>`;
  },
};
