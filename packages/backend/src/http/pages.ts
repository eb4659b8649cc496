import type { RenderedPage, SiteBundle, SiteConfig } from '@sponsor/domain';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { compressFurther, compressText, type StoredBody } from './stored-body.ts';

interface StoredPage {
  status: RenderedPage['status'];
  body: StoredBody;
  headers: Readonly<Record<string, string>>;
}

interface ProblemPage {
  html: string;
  headers: Readonly<Record<string, string>>;
}

export interface Pages {
  /** The page of an address, with or without a slash at its end. */
  find(pathname: string): StoredPage | undefined;
  missing(): StoredPage;
  failed(): StoredPage;
  /** A page that says why something was refused. */
  problem(status: number, message: string): Promise<ProblemPage>;
  /** Pages carry the year; call this now and then. */
  renderAgainInNewYear(): Promise<void>;
}

export interface PagesDependencies {
  bundle: SiteBundle;
  site: SiteConfig;
  publicUrl: string;
  now: () => Date;
}

/** Renders and compresses all pages, so that a visit costs a look-up; the best compression follows by itself. */
export async function createPages({ bundle, site, publicUrl, now }: PagesDependencies): Promise<Pages> {
  const policySources = {
    https: publicUrl.startsWith('https://'),
    frames: frameOrigins(site),
  };
  const policyOf = (html: string) => contentSecurityPolicy(html, policySources);
  const render = async (year: number) => {
    const rendered = await bundle.renderPages({ site, publicUrl, year });
    const stored = new Map(
      await Promise.all(rendered.map(async (page) => [page.path, await store(page, policyOf)] as const)),
    );
    void compressInTurn(stored.values());
    return stored;
  };

  let year = officeYear(now());
  let pages = await render(year);
  const required = (path: string) => {
    const page = pages.get(path);
    if (page === undefined) throw new Error(`The site has no page ${path}.`);
    return page;
  };
  required('/404');
  required('/500');

  return {
    find: (pathname) => pages.get(pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname),
    missing: () => required('/404'),
    failed: () => required('/500'),
    async problem(status, message) {
      const html = await bundle.renderProblem({ site, publicUrl, year, status, message });
      return { html, headers: { ...unlisted, 'Content-Security-Policy': policyOf(html) } };
    },
    async renderAgainInNewYear() {
      const current = officeYear(now());
      if (current === year) return;
      pages = await render(current);
      year = current;
    },
  };
}

const unlisted = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

async function store(page: RenderedPage, policyOf: (html: string) => string): Promise<StoredPage> {
  // What is the same for everybody stays in the browser's back-forward cache, which no-store would forbid.
  const caching = page.caching === 'no-store' ? unlisted : { 'Cache-Control': 'public, max-age=0, must-revalidate' };
  return {
    status: page.status,
    body: await compressText(page.html),
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policyOf(page.html),
      ...caching,
    },
  };
}

/** One after another, so that visitors who come meanwhile do not wait. */
async function compressInTurn(pages: Iterable<StoredPage>): Promise<void> {
  for (const { body } of pages) await compressFurther(body);
}

const officeYearFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Indiana/Indianapolis',
  year: 'numeric',
});

function officeYear(at: Date): number {
  return Number(officeYearFormat.format(at));
}

function frameOrigins({ overviewVideo, regulationAWebinar, regulationDWebinar, memorandum }: SiteConfig): string[] {
  const players = [overviewVideo, regulationAWebinar, regulationDWebinar].map((video) => video?.embedUrl);
  return [...new Set([...players, memorandum?.viewerUrl].flatMap((url) => (url ? new URL(url).origin : [])))];
}
