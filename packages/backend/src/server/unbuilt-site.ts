import { problemPlaceholder, type RenderedPage, type SiteBundle, unknownSite } from '@sponsor/domain';

const notBuilt = 'The site has not been built yet. Run npm start to build it.';

export const facts = unknownSite;

export const renderPages: SiteBundle['renderPages'] = async function* () {
  yield page('/404', 404, notBuilt);
  yield page('/500', 500, notBuilt);
  yield page('/problem', 400, problemPlaceholder);
};

function page(path: string, status: RenderedPage['status'], text: string): RenderedPage {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Not built</title><p>${text}</p></html>`;
  return { path, status, html, caching: 'no-store', audience: 'visitors', vendors: [] };
}
