import { createHash } from 'node:crypto';
import { type PageReading, pageVersionPlaceholder } from '@sponsor/domain';

/**
 * Returns the document as it is archived: everything visible, and nothing that runs. The file names of scripts and islands
 * change whenever any of them changes, which no visitor can see.
 */
export function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '').replaceAll(/ data-island="[^"]*"/g, '');
}

/** Names a version of a page by a hash of its content. `html` contains the placeholder instead of the name. */
export function pageVersion(path: string, html: string): string {
  return createHash('sha256')
    .update(`${path}\n${withoutScripts(html)}`)
    .digest('hex');
}

/** Replaces the placeholder with the version's name. */
export function insertPageVersion(html: string, version: string): string {
  return html.replaceAll(pageVersionPlaceholder, version);
}

/** Replaces the version's name with the placeholder. */
export function removePageVersion(html: string, version: string): string {
  return html.replaceAll(version, pageVersionPlaceholder);
}

/** A hash that is the same for versions with the same text, however they look. */
export function textHash(reading: PageReading): string {
  return createHash('sha256').update(JSON.stringify(reading)).digest('hex');
}
