import type { RenderedPage, RenderInput, SiteBundle, SiteFacts, SiteSettings, Vendor } from '@sponsor/domain';
import { insertPageVersion, pageVersion } from '../history/page-version.ts';
import { crossOriginHeaders } from './assets.ts';
import { policyHeaders } from './content-security-policy.ts';
import { compressBrotli, compressText, type StoredBody } from './stored-body.ts';

export interface StoredPage {
  /** Identifies the page's text; undefined for staff pages and error pages. */
  version?: string;
  status: RenderedPage['status'];
  body: StoredBody;
  headers: Readonly<Record<string, string>>;
}

/** The input of rendering that stays the same while the server runs. */
export type Deployment = Omit<RenderInput, 'year' | 'sectionImages'>;

/** The input of rendering that changes while the server runs. */
export interface RenderState extends Pick<RenderInput, 'sectionImages'> {
  now: Date;
}

export type RenderStep =
  | { kind: 'page'; path: string; page: StoredPage }
  /** All pages are rendered. Better-compressed bodies follow, and nothing needs to wait for them. */
  | { kind: 'rendered'; year: number; facts: SiteFacts }
  | { kind: 'recompressed'; path: string; br: Uint8Array<ArrayBuffer> };

const bestBrotli = 11;

/**
 * Renders, finishes and compresses every page, or those at the given paths; then compresses each at the best quality, which
 * takes ten times as long. The site has already processed its HTML (`site/src/document/html-passes.ts`).
 */
export async function* renderPages(
  bundle: SiteBundle,
  deployment: Deployment,
  { now, sectionImages }: RenderState,
  paths?: readonly string[],
): AsyncIterable<RenderStep> {
  const { facts } = bundle;
  const year = yearIn(facts.timeZone, now);
  const policySources = {
    https: deployment.publicUrl.startsWith('https://'),
    frames: frameOrigins(deployment.site),
  };
  const texts = new Map<string, string>();
  for await (const page of bundle.renderPages({ ...deployment, year, sectionImages }, paths)) {
    const { path, status, type, unlisted, caching, audience, vendors } = page;
    // A version is a hash of the page's text, so it is known once the page is rendered, and named before it is sent.
    const version = audience === 'visitors' && status === 200 && !type ? pageVersion(path, page.html) : undefined;
    const html = insertPageVersion(page.html, version ?? '');
    // The policy identifies inline scripts by their hashes, so it comes after the last change to the document. The text that later
    // replaces the problem page's placeholder is not a script.
    const headers = {
      'Content-Type': `${type ?? 'text/html'}; charset=utf-8`,
      ...policyHeaders(html, { ...policySources, audience, vendors: vendorOrigins(deployment.site, vendors) }),
      ...(vendors.includes('voiceAssistant') && deployment.site.voiceAssistant && withMicrophone(deployment.site)),
      ...cachingHeaders[caching],
      // Feeds and sitemaps are read by other people's programs.
      ...(type !== undefined && crossOriginHeaders),
      ...(unlisted && { 'X-Robots-Tag': 'noindex' }),
    };
    const body = await compressText(html);
    yield { kind: 'page', path, page: { status, headers, body, ...(version && { version }) } };
    texts.set(path, html);
  }
  yield { kind: 'rendered', year, facts };
  for (const [path, html] of texts) yield { kind: 'recompressed', path, br: await compressBrotli(html, bestBrotli) };
}

export function yearIn(timeZone: string, at: Date): number {
  return Number(new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric' }).format(at));
}

// Public pages stay in the browser's back/forward cache, which no-store would prevent.
const cachingHeaders = {
  revalidate: { 'Cache-Control': 'public, max-age=0, must-revalidate' },
  'no-store': { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' },
} as const;

/** The origins of the addresses in the settings of these vendors. */
function vendorOrigins(site: SiteSettings, vendors: readonly Vendor[]): string[] {
  const addresses = vendors.flatMap((vendor) => textsIn(site[vendor])).filter((text) => /^https?:/.test(text));
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}

function textsIn(settings: unknown): string[] {
  if (typeof settings === 'string') return [settings];
  return typeof settings === 'object' && settings !== null ? Object.values(settings).flatMap(textsIn) : [];
}

/** Visitors may talk to the assistant on its page. */
function withMicrophone(site: SiteSettings): Record<string, string> {
  const allowed = vendorOrigins(site, ['voiceAssistant']).map((origin) => `"${origin}"`);
  return {
    'Permissions-Policy': `camera=(), microphone=(self ${allowed.join(' ')}), geolocation=(), payment=(), usb=(), browsing-topics=()`,
  };
}

function frameOrigins({ overviewVideo, regulationAWebinar, regulationDWebinar, memorandum }: SiteSettings): string[] {
  const players = [overviewVideo, regulationAWebinar, regulationDWebinar].map((video) => video?.embedUrl);
  return [...new Set([...players, memorandum?.viewerUrl].flatMap((url) => (url ? new URL(url).origin : [])))];
}
