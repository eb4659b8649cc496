'use client';

import { auditActions, formatDate } from '@sponsor/domain';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { CursorPaging } from '../CursorPaging/CursorPaging.tsx';
import { mergeTexts, type TextsProp } from '../merge-texts.ts';
import { OfficeTime } from '../OfficeTime/OfficeTime.tsx';
import * as styles from './AuditLog.css.ts';
import { type AuditLogTexts, auditLogTexts } from './texts.ts';

export interface AuditLogEntry {
  /** Its number in the chain. */
  entry: number;
  at: string;
  actor: string;
  /** As stored; an action of an older release is shown verbatim. */
  action: string;
  /** The object of the action in words; empty if there is none. */
  subject: string;
  /** The address of the screen that shows the object, if it still exists. */
  subjectHref?: string | undefined;
  details: Readonly<Record<string, unknown>>;
  hash: string;
}

export interface AuditLogProps extends TextsProp<AuditLogTexts> {
  /** One page, newest first. */
  entries: readonly AuditLogEntry[];
  /** Every actor with an entry. */
  actors: readonly string[];
  /** The actor whose entries are shown; the empty string for everybody’s. */
  actor: string;
  /** The action that is shown, one of `auditActions`; the empty string for all. */
  action: string;
  /** The first entry that does not follow from the ones before it, if the log was changed. */
  brokenAt?: number | undefined;
  /** The office's time zone, such as `Europe/Paris`. */
  timeZone: string;
  /** Called with both filters on each choice. Start again at the newest page: an older one may not match at all. */
  onFilter: (filter: { actor: string; action: string }) => void;
  /** Omit it on the last page. */
  onOlder?: (() => void) | undefined;
  /** Omit it on the first page. */
  onNewest?: (() => void) | undefined;
}

/** The actions and reads of staff, day by day. For administrators. */
export function AuditLog(props: AuditLogProps) {
  const { entries, actors, actor, action, brokenAt, timeZone, onFilter, onOlder, onNewest } = props;
  const texts = mergeTexts(auditLogTexts, props.texts);
  const { filters } = texts;

  /** Applied at once. A value that the log does not know is shown verbatim. */
  function filter(name: 'actor' | 'action', all: string, known: readonly { value: string; label: string }[]) {
    const value = props[name];
    const isKnown = value === '' || known.some((option) => option.value === value);
    return (
      <Select
        name={name}
        label={filters[name]}
        placeholder={all}
        clearLabel={all}
        options={isKnown ? known : [...known, value]}
        value={value}
        onValueChange={(chosen) => onFilter({ actor, action, [name]: chosen })}
      />
    );
  }

  return (
    <div className={styles.log}>
      {brokenAt !== undefined && (
        <Notice tone="danger" role="alert">
          {`${texts.brokenPrefix} ${brokenAt}${texts.brokenSuffix}`}
        </Notice>
      )}
      <div className={styles.filters}>
        {filter(
          'actor',
          filters.everybody,
          actors.map((value) => ({ value, label: value })),
        )}
        {filter(
          'action',
          filters.everything,
          auditActions.map((value) => ({ value, label: texts.actions[value] })),
        )}
      </div>
      {entries.length === 0 && <EmptyState heading={texts.empty} headingLevel={2} />}
      {daysOf(entries, timeZone).map(({ day, entries: ofDay }) => (
        <section key={day} className={styles.day}>
          <Heading level={2} size="title">
            {day}
          </Heading>
          <table className={styles.table} aria-label={day}>
            <thead className={styles.head}>
              <tr>
                <th scope="col">{texts.columns.at}</th>
                <th scope="col">{texts.columns.actor}</th>
                <th scope="col">{texts.columns.what}</th>
                <th scope="col">{texts.columns.hash}</th>
              </tr>
            </thead>
            <tbody className={styles.body}>
              {ofDay.map((entry) => (
                <AuditRow key={entry.entry} entry={entry} texts={texts} timeZone={timeZone} />
              ))}
            </tbody>
          </table>
        </section>
      ))}
      <CursorPaging firstLabel={texts.newest} nextLabel={texts.older} onFirst={onNewest} onNext={onOlder} />
    </div>
  );
}

interface AuditRowProps {
  entry: AuditLogEntry;
  texts: AuditLogTexts;
  timeZone: string;
}

function AuditRow({ entry, texts, timeZone }: AuditRowProps) {
  const { at, actor, action, subject, subjectHref, details, hash } = entry;
  const known = auditActions.find((name) => name === action);
  const facts = Object.entries(details).flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${String(value)}`]));
  return (
    <tr className={styles.row}>
      <td className={`${styles.cell} ${styles.at}`}>
        <OfficeTime iso={at} timeZone={timeZone} shows="time" />
      </td>
      <th className={`${styles.cell} ${styles.actor}`} scope="row">
        {actor}
      </th>
      <td className={`${styles.cell} ${styles.what}`}>
        {known === undefined ? action : texts.actions[known]}
        {subject !== '' && subject !== actor && (
          <>
            {': '}
            {subjectHref === undefined ? subject : <Link href={subjectHref}>{subject}</Link>}
          </>
        )}
        {facts.length > 0 && <div className={styles.details}>{facts.join(', ')}</div>}
      </td>
      <td className={`${styles.cell} ${styles.hash}`} title={hash}>
        {hash.slice(0, 8)}
      </td>
    </tr>
  );
}

function daysOf(entries: readonly AuditLogEntry[], timeZone: string): { day: string; entries: AuditLogEntry[] }[] {
  const days = new Map<string, AuditLogEntry[]>();
  for (const entry of entries) {
    const day = formatDate(entry.at, timeZone);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }));
}
