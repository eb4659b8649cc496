import { createHash } from 'node:crypto';
import { policyReportsApi, type RenderedPage } from '@sponsor/domain';

interface PolicySources {
  /** Only over https may the browser upgrade requests, and only there does it queue reports. */
  https: boolean;
  audience: RenderedPage['audience'];
  /** Origins allowed in frames: the configured players and the viewer of the memorandum. */
  frames: readonly string[];
  /** Origins of the vendors on the page: each may load whatever it needs. */
  vendors: readonly string[];
}

const reportsPath = policyReportsApi.report.path;

/**
 * The policy of one page. Scripts must be our own files, or inline with exactly this text. Visitors' pages allow any inline
 * style, because their components use style attributes; staff pages allow only the document's own styles, and turn strings into
 * markup or script only through the Trusted Types policy `default` in their script.
 */
export function policyHeaders(html: string, { https, audience, frames, vendors }: PolicySources) {
  const forStaff = audience === 'staff';
  const framed = forStaff ? ["'self'"] : [...new Set([...frames, ...vendors])];
  const directives = [
    `default-src 'none'`,
    sources('script-src', "'self'", ...hashesOf(inlineScripts(html)), ...vendors),
    sources('style-src', "'self'", ...(forStaff ? hashesOf(inlineStyles(html)) : ["'unsafe-inline'"]), ...vendors),
    sources('img-src', "'self'", 'data:', ...vendors),
    sources('font-src', "'self'", ...vendors),
    sources('media-src', "'self'", ...vendors),
    sources('connect-src', "'self'", ...vendors),
    `manifest-src 'self'`,
    sources('frame-src', ...(framed.length > 0 ? framed : ["'none'"])),
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(forStaff ? [`require-trusted-types-for 'script'`, 'trusted-types default'] : []),
    `report-uri ${reportsPath}`,
    ...(https ? ['report-to policy', 'upgrade-insecure-requests'] : []),
  ];
  return {
    'Content-Security-Policy': directives.join('; '),
    ...(https && { 'Reporting-Endpoints': `policy="${reportsPath}"` }),
  };
}

function sources(directive: string, ...allowed: readonly string[]): string {
  return [directive, ...allowed].join(' ');
}

/** Data blocks never run, so they need no hash. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(
      ([, attributes = '']) => !/\ssrc\s*=/i.test(attributes) && !/\stype\s*=\s*["']?application\//i.test(attributes),
    )
    .map(([, , text = '']) => text);
}

function inlineStyles(html: string): string[] {
  return [...html.matchAll(/<style>([\s\S]*?)<\/style>/gi)].map(([, text = '']) => text);
}

function hashesOf(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => `'sha256-${sha256(text)}'`))];
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
