'use client';

import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { DateField } from '../../components/DateField/DateField.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { mergeTexts } from '../merge-texts.ts';
import { ChosenWording } from './ChosenWording.tsx';
import * as styles from './PageHistory.css.ts';
import type { PageHistoryProps } from './page-history-props.ts';
import { isOnDay, periodOf } from './page-periods.ts';
import { pageHistoryTexts } from './texts.ts';

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
