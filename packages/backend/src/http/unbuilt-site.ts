import type { RenderedPage, SiteBundle } from '@sponsor/domain';

export const unbuiltSite: SiteBundle = {
  async renderPages() {
    return [page('/404', 404), page('/500', 500)];
  },
  async renderProblem({ message }) {
    return document(message);
  },
};

function page(path: string, status: 404 | 500): RenderedPage {
  return {
    path,
    status,
    html: document('The site has not been built yet. Run npm start to build it.'),
    caching: 'no-store',
  };
}

function document(sentence: string): string {
  const text = sentence.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Not built</title><p>${text}</p></html>`;
}
