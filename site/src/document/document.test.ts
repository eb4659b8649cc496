import { sponsor } from '@sponsor/content/sponsor';
import type { SiteConfig } from '@sponsor/domain';
import { describe, expect, it } from 'vitest';
import type { PageHandle } from '../page-handle.ts';
import { notFoundRoute } from '../routes.ts';
import { assets } from './assets.fixtures.ts';
import { publicDocument, staffDocument } from './document.ts';

const hostile = `5 < 6 "&amp;' </title><script>alert(1)</script> onload=alert(2)`;
const words = { title: hostile, description: hostile };
const publicUrl = 'https://site.test';
const { handle } = notFoundRoute;
/** A deployment may use any address. */
const site: SiteConfig = {
  ...sponsor.siteDefaults,
  analytics: { scriptUrl: `https://count.test/?"><script>alert(4)</script>`, measurementId: hostile },
};
const page: PageHandle = { ...handle, ...words, status: 200, canonical: `/a"><script>alert(3)</script>` };

describe.each([
  ['visitors', publicDocument({ page, body: '', css: '', assets, site, publicUrl, listed: false }), 4],
  ['staff', staffDocument(words, assets, publicUrl), 1],
])('the document for %s', (readers, html, scripts) => {
  // happy-dom decodes entities as a browser does.
  const read = new DOMParser().parseFromString(html, 'text/html');

  it('shows texts verbatim, and never lets them change its structure', () => {
    expect(read.title).toContain(hostile);
    expect(read.querySelector('meta[name=description]')?.getAttribute('content')).toBe(hostile);
    expect(read.querySelector('meta[property="og:description"]')?.getAttribute('content')).toBe(hostile);
    expect(read.querySelectorAll('script')).toHaveLength(scripts);
    expect(html).not.toContain('<script>alert');
    expect(read.querySelector('[onload]')).toBeNull();
  });

  it('names its canonical address, whatever it contains', () => {
    const canonical = read.querySelector('link[rel=canonical]')?.getAttribute('href');
    expect(canonical).toBe(readers === 'visitors' ? `${publicUrl}${page.canonical}` : undefined);
  });
});

describe('the document for visitors', () => {
  const read = (body: string, settings = site, shown = page) =>
    publicDocument({ page: shown, body, css: '', assets, site: settings, publicUrl, listed: false });

  it('tells its script which campaign to report to the CRM, if the deployment sets it', () => {
    expect(read('', { ...site, crm: { utmFromSession: true } })).toContain(
      '<html lang="en" data-theme="limestone" data-campaign="session"',
    );
    expect(read('', { ...site, crm: { utmFromSession: false } })).not.toContain('data-campaign');
    expect(read('')).not.toContain('data-campaign');
  });

  it('[counting-5] reports no unknown address to analytics, not even as the referrer of the next page', () => {
    const missing = read('', site, { ...page, status: 404 });
    const referrer = '<meta name="referrer" content="strict-origin">';
    expect(read('')).toContain(' data-analytics=');
    expect(read('')).not.toContain(referrer);
    expect(missing).not.toContain('data-analytics');
    expect(missing).toContain(referrer);
  });

  it('loads the script of a book on a page that has one', () => {
    expect(read('<ol data-pages="true"></ol>')).toContain(assets.flipBook);
    expect(read('<p>data-pages</p>')).not.toContain(assets.flipBook);
  });
});
