import type { KeptPage, PageComparison, PageReading, PageWording } from '@sponsor/domain';
import type { TextsProp } from '../merge-texts.ts';
import type { PageHistoryTexts } from './texts.ts';

/** `beside` shows the document next to today's, `claims` its claims and notes. */
export type PageHistoryView = 'document' | 'beside' | 'changes' | 'claims';

export interface PageHistoryProps extends TextsProp<PageHistoryTexts> {
  /** Every page that has ever been shown. */
  pages: readonly KeptPage[];
  /** The path of the chosen page; the empty string for none. */
  path: string;
  /** The revisions of the chosen page, newest first. */
  wordings: readonly PageWording[];
  /** A day at the office, such as `2026-03-01`: only revisions live on that day are listed. The empty string for all. */
  day: string;
  /** The name of the chosen version, which belongs to one of the revisions; the empty string for none. */
  version: string;
  /** The differences of the chosen revision from the previous one; omit them for the first, and while they are loading. */
  comparison?: PageComparison | undefined;
  /** The text of the chosen version; omit it while it is loading. */
  reading?: PageReading | undefined;
  /** The view of the chosen version. */
  view: PageHistoryView;
  /** Returns the address of a version's document, which is shown in a frame without scripts. */
  documentHref: (version: string) => string;
  /** The address of a file with all versions of the chosen page; omit it for people who may not export. */
  exportHref?: string | undefined;
  /** The office's time zone, such as `Europe/Paris`. */
  timeZone: string;
  /** Called with the changed choices; another page invalidates the chosen version. */
  onChoose: (choice: { path?: string; day?: string; version?: string; view?: PageHistoryView }) => void;
}
