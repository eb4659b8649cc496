import {
  type KeptPage,
  keptPagesSchema,
  type PageComparison,
  type PageReading,
  type PageWording,
  pageComparisonSchema,
  pageReadingSchema,
  pageWordingsSchema,
} from '@sponsor/domain';
import { readDesk } from './desk.ts';

/** Every page that visitors have been shown. Throws as `readDesk` does; so do all reads below. */
export function readPages(signal: AbortSignal): Promise<KeptPage[]> {
  return readDesk('pages', keptPagesSchema, signal);
}

/** What a page said when, newest first. */
export function readWordings(path: string, signal: AbortSignal): Promise<PageWording[]> {
  return readDesk(`pages/wordings?${new URLSearchParams({ path }).toString()}`, pageWordingsSchema, signal);
}

/** How one version differs from another. */
export function comparePages(from: string, to: string, signal: AbortSignal): Promise<PageComparison> {
  return readDesk(`pages/comparison?${new URLSearchParams({ from, to }).toString()}`, pageComparisonSchema, signal);
}

/** What a version said. */
export function readVersion(version: string, signal: AbortSignal): Promise<PageReading> {
  return readDesk(`pages/${encodeURIComponent(version)}`, pageReadingSchema, signal);
}

/** Where the document of a version is. */
export function documentHref(version: string): string {
  return `/api/desk/pages/${encodeURIComponent(version)}/document`;
}

/** Where all versions of a page come as lines of JSON. */
export function exportHref(path: string): string {
  return `/api/desk/pages/export?${new URLSearchParams({ path }).toString()}`;
}
