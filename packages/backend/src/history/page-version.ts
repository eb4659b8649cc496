import { createHash } from 'node:crypto';
import { type PageReading, pageVersionPlaceholder } from '@sponsor/domain';

/**
 * The document as the books keep it: all that is drawn, and nothing that runs. The scripts, and the addresses of those of
 * islands, are called otherwise after each change to any of them, which no visitor can see.
 */
export function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '').replaceAll(/ data-island="[^"]*"/g, '');
}

/** Names a version of a page by what is in it. `html` holds the placeholder, not yet its name. */
export function pageVersion(path: string, html: string): string {
  return createHash('sha256')
    .update(`${path}\n${withoutScripts(html)}`)
    .digest('hex');
}

/** Puts the name of a version where the page says it. */
export function namePage(html: string, version: string): string {
  return html.replaceAll(pageVersionPlaceholder, version);
}

/** The document again as it was before it was given its name. */
export function unnamePage(html: string, version: string): string {
  return html.replaceAll(version, pageVersionPlaceholder);
}

/** The same for versions that say the same, however they look. */
export function wordsOf(reading: PageReading): string {
  return createHash('sha256').update(JSON.stringify(reading)).digest('hex');
}
