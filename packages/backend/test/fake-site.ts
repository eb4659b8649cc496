import { formIds, problemPlaceholder, type RenderedPage, type SiteBundle, type SiteFacts } from '@sponsor/domain';

/** The inline script of every fake page. */
export const inlineScript = 'document.documentElement.dataset.hydrated = "soon";';

/** The inline style of every fake page. */
export const inlineStyle = 'p { margin: 0 }';

export const facts: SiteFacts = {
  timeZone: 'America/New_York',
  forms: formIds,
  events: { calculator: ['amount'], 'call-to-action': ['/invest'] },
  campaigns: {
    contact: { utm_campaign: 'contact_page', utm_content: 'contact_form' },
    'sign-up': { utm_campaign: 'landing_page', utm_content: 'hero_form' },
  },
  illustratedPaths: ['/invest'],
};

/** A site of a few bare pages that show the year they were rendered in and the content of the problem section. */
export const renderPages: SiteBundle['renderPages'] = async function* ({ year, publicUrl, sectionImages }, paths) {
  const page = (path: string, status: RenderedPage['status'], caching: RenderedPage['caching']): RenderedPage => ({
    path,
    status,
    caching,
    audience: path.startsWith('/admin') || path === '/setup' ? 'staff' : 'visitors',
    vendors: path === '/invest' ? ['voiceAssistant', 'analytics'] : [],
    html: `<!doctype html><html lang="en"><title>${path}</title><style>${inlineStyle}</style><link rel="canonical" href="${publicUrl}${path}"><p>© ${year}</p><p>${sectionImages.problem?.alternativeText ?? 'The drawing'}</p><p>${path === '/problem' ? problemPlaceholder : ''}</p><script type="application/json">{"year":${year}}</script><script>${inlineScript}</script></html>`,
  });
  const pages = [
    page('/', 200, 'revalidate'),
    page('/invest', 200, 'revalidate'),
    { ...page('/blog/first-notes', 200, 'revalidate'), unlisted: true as const },
    page('/admin/leads', 200, 'no-store'),
    page('/setup', 200, 'no-store'),
    page('/received/sign-up', 200, 'no-store'),
    {
      ...page('/robots.txt', 200, 'revalidate'),
      html: 'User-agent: *\nAllow: /\n',
      type: 'text/plain' as const,
    },
    page('/404', 404, 'revalidate'),
    page('/500', 500, 'no-store'),
    page('/problem', 400, 'no-store'),
  ];
  yield* pages.filter(({ path }) => paths?.includes(path) ?? true);
};
