import type { KeptPage, PageComparison, PageReading, PageWording } from '@sponsor/domain';
import type { TextsProp } from '../merge-texts.ts';
import type { PageHistoryTexts } from './texts.ts';

/** `beside` is the document with that of the present wording, `claims` what it claimed and the notes. */
export type PageHistoryView = 'document' | 'beside' | 'changes' | 'claims';

export interface PageHistoryProps extends TextsProp<PageHistoryTexts> {
  /** Every page that has ever been shown. */
  pages: readonly KeptPage[];
  /** The path of the chosen page; the empty text for none. */
  path: string;
  /** What the chosen page said when, newest first. */
  wordings: readonly PageWording[];
  /** A day of the office, as `2026-03-01`: only what was live then is listed. The empty text for all. */
  day: string;
  /** The name of the chosen version, which belongs to one of the wordings; the empty text for none. */
  version: string;
  /** How the chosen wording differs from the one before it; left out for the first, and while it is read. */
  comparison?: PageComparison | undefined;
  /** What the chosen version said; left out while it is read. */
  reading?: PageReading | undefined;
  /** How the chosen version is looked at. */
  view: PageHistoryView;
  /** Where the document of a version is; it is shown in a frame in which nothing runs. */
  documentHref: (version: string) => string;
  /** Where all versions of the chosen page come as a file; left out for whoever may not have them. */
  exportHref?: string | undefined;
  /** Of the office, e.g. `Europe/Paris`. */
  timeZone: string;
  /** Called at each choice with what changes; another page makes the chosen version meaningless. */
  onChoose: (choice: { path?: string; day?: string; version?: string; view?: PageHistoryView }) => void;
}
