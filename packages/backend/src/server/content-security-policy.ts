import { createHash } from 'node:crypto';

export interface PolicySources {
  /** Only on https may the browser be told to upgrade what it loads. */
  https: boolean;
  /** Origins that may be shown in a frame: the configured players and the viewer of the memorandum. */
  frames: readonly string[];
  /** Origins of the vendors that stand on the page: each may bring whatever its part is made of. */
  vendors: readonly string[];
}

/**
 * The policy of one page: scripts are our own files, or inline with exactly this text. Inline style is allowed because
 * the select's popup and its scroll lock write style elements.
 */
export function contentSecurityPolicy(html: string, { https, frames, vendors }: PolicySources): string {
  const hashes = inlineScripts(html).map((script) => `'sha256-${sha256(script)}'`);
  const directives = [
    `default-src 'none'`,
    sources('script-src', "'self'", ...new Set(hashes), ...vendors),
    sources('style-src', "'self'", "'unsafe-inline'", ...vendors),
    sources('img-src', "'self'", 'data:', ...vendors),
    sources('font-src', "'self'", ...vendors),
    sources('media-src', "'self'", ...vendors),
    sources('connect-src', "'self'", ...vendors),
    `manifest-src 'self'`,
    sources('frame-src', ...(frames.length + vendors.length > 0 ? new Set([...frames, ...vendors]) : ["'none'"])),
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ];
  if (https) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
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

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
