'use client';

import {
  formatDate,
  formatTime,
  type KeptPage,
  type PageComparison,
  type PageReading,
  type PageWording,
} from '@sponsor/domain';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { DateField } from '../../components/DateField/DateField.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { mergeTexts, type TextsProp } from '../merge-texts.ts';
import { ChosenWording } from './ChosenWording.tsx';
import * as styles from './PageHistory.css.ts';
import { type PageHistoryTexts, pageHistoryTexts } from './texts.ts';

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

/** Every page of the site on any day, as it looked, and the changes between revisions. */
export function PageHistory(props: PageHistoryProps) {
  const { pages, path, wordings, day, version, exportHref, timeZone, onChoose } = props;
  const texts = mergeTexts(pageHistoryTexts, props.texts);
  if (pages.length === 0) return <EmptyState heading={texts.empty} headingLevel={2} />;
  const listed = day === '' ? wordings : wordings.filter((wording) => isOnDay(wording, day, timeZone));
  const chosen = wordings.find(({ versions }) => versions.includes(version));
  return (
    <div className={styles.history}>
      <div className={styles.filters}>
        <Select
          name="page"
          label={texts.pageLabel}
          placeholder={texts.pagePlaceholder}
          options={pages.map((page) => page.path)}
          value={path}
          onValueChange={(value) => onChoose({ path: value })}
        />
        <DateField
          name="day"
          size="medium"
          label={texts.dayLabel}
          value={day}
          onValueChange={(value) => onChoose({ day: value })}
        />
        {exportHref !== undefined && (
          <ButtonLink href={exportHref} variant="outline">
            {texts.export}
          </ButtonLink>
        )}
      </div>
      {path !== '' && (
        <div className={styles.columns}>
          {listed.length === 0 ? (
            <Text tone="muted">{texts.nothingOnDay}</Text>
          ) : (
            <ol className={styles.wordings} aria-label={texts.wordingsLabel}>
              {listed.map((wording) => (
                <li key={wording.from} className={styles.wording}>
                  <button
                    type="button"
                    className={styles.period}
                    aria-current={wording === chosen}
                    onClick={() => onChoose({ version: wording.versions[0] ?? '' })}
                  >
                    {periodOf(wording, texts.now, timeZone)}
                  </button>
                </li>
              ))}
            </ol>
          )}
          {chosen ? (
            <ChosenWording {...props} texts={texts} wording={chosen} />
          ) : (
            <Text tone="muted">{version === '' ? texts.choose : texts.notKept}</Text>
          )}
        </div>
      )}
    </div>
  );
}

/** Whether a revision was live on a day at the office, `2026-03-01`, if only for a minute. */
export function isOnDay({ from, until }: PageWording, day: string, timeZone: string): boolean {
  const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  return dayOf.format(new Date(from)) <= day && (until === null || dayOf.format(new Date(until)) >= day);
}

/** Formats a period at the office: `Mar 1, 2026, 10:00 AM – now`. */
export function periodOf({ from, until }: PageWording, now: string, timeZone: string): string {
  const moment = (iso: string) => `${formatDate(iso, timeZone)}, ${formatTime(iso, timeZone)}`;
  return `${moment(from)} – ${until === null ? now : moment(until)}`;
}
