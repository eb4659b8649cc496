import { createHash } from 'node:crypto';

export interface PolicySources {
  /** Only on https may the browser be told to upgrade what it loads. */
  https: boolean;
  /** Origins that may be shown in a frame: the configured players and the viewer of the memorandum. */
  frames: readonly string[];
}

/**
 * The policy of one page: scripts are our own files, or inline with exactly this text. Inline style is allowed because
 * the select's popup and its scroll lock write style elements.
 */
export function contentSecurityPolicy(html: string, { https, frames }: PolicySources): string {
  const hashes = inlineScripts(html).map((script) => `'sha256-${sha256(script)}'`);
  const directives = [
    `default-src 'none'`,
    `script-src ${["'self'", ...new Set(hashes)].join(' ')}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `media-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ];
  if (https) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
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
