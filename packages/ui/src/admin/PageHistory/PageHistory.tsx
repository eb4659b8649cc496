'use client';

import type { KeptPage, PageComparison, PageHistoryTexts, PageWording } from '@sponsor/domain';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { DateField } from '../../components/DateField/DateField.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { PageChanges } from './PageChanges.tsx';
import * as styles from './PageHistory.css.ts';
import { isOnDay, periodOf } from './page-periods.ts';

export interface PageHistoryProps {
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
  /** Where the document of a version is; it is shown in a frame in which nothing runs. */
  documentHref: (version: string) => string;
  /** Where all versions of the chosen page come as a file; left out for whoever may not have them. */
  exportHref?: string | undefined;
  texts: PageHistoryTexts;
  /** Of the office, e.g. `Europe/Paris`. */
  timeZone: string;
  /** Called at each choice with what changes; another page makes the chosen version meaningless. */
  onChoose: (choice: { path?: string; day?: string; version?: string }) => void;
}

/** What every page of the site said on any day, as it looked, and what changed from one wording to the next. */
export function PageHistory(props: PageHistoryProps) {
  const { pages, path, wordings, day, version, exportHref, texts, timeZone, onChoose } = props;
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
            <ChosenWording {...props} wording={chosen} />
          ) : (
            <Text tone="muted">{version === '' ? texts.choose : texts.notKept}</Text>
          )}
        </div>
      )}
    </div>
  );
}

interface ChosenWordingProps extends PageHistoryProps {
  wording: PageWording;
}

function ChosenWording({ wording, wordings, version, comparison, documentHref, texts, onChoose }: ChosenWordingProps) {
  const { versions } = wording;
  const looks = versions.toReversed();
  return (
    <Stack space="x4">
      {looks.length > 1 && (
        <Stack space="x2">
          <Text size="small" tone="muted">
            {texts.sameWords}
          </Text>
          <Inline space="x2">
            {looks.map((look, index) => (
              <Button
                key={look}
                variant={look === version ? 'solid' : 'outline'}
                size="small"
                aria-pressed={look === version}
                onClick={() => onChoose({ version: look })}
              >
                {`${texts.look} ${index + 1}`}
              </Button>
            ))}
          </Inline>
        </Stack>
      )}
      <Tabs
        label={texts.views.label}
        tabs={[
          {
            value: 'document',
            label: texts.views.document,
            content: (
              <Stack space="x2">
                {/* Its own origin is for its fonts; no script runs in it, and it is sent nothing. */}
                <iframe
                  key={version}
                  className={styles.document}
                  title={texts.documentTitle}
                  src={documentHref(version)}
                  sandbox="allow-same-origin"
                />
                <Text size="small" tone="muted">
                  {texts.documentNote}
                </Text>
              </Stack>
            ),
          },
          {
            value: 'changes',
            label: texts.views.changes,
            content: <PageChanges comparison={comparison} first={wording === wordings.at(-1)} texts={texts.changes} />,
          },
        ]}
      />
    </Stack>
  );
}
