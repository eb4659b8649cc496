'use client';

import { CheckboxMark } from '../../components/Checkbox/CheckboxMark.tsx';
import { useWords } from '../../components/Words/WordsProvider.tsx';
import * as styles from './LeadTable.css.ts';
import type { LeadTableTexts } from './texts.ts';

export interface LeadTableSort {
  by: 'email' | 'createdAt' | 'status' | 'contactedAt';
  direction: 'ascending' | 'descending';
}

interface LeadTableHeadProps {
  texts: LeadTableTexts;
  sort: LeadTableSort;
  onSort: ((sort: LeadTableSort) => void) | undefined;
  further: readonly string[];
  /** The number of rows on this page, and of selected ones among them. */
  rows: number;
  selected: number;
  onSelectAll: ((on: boolean) => void) | undefined;
}

/** The column headers; those of sortable columns are buttons. */
export function LeadTableHead({ texts, sort, onSort, further, rows, selected, onSelectAll }: LeadTableHeadProps) {
  const words = useWords();
  const { columns } = texts;
  const direction = (by: LeadTableSort['by']) => (sort.by === by ? sort.direction : undefined);

  /** Requests the order of its column, and on a second press the opposite one. */
  function name(by: LeadTableSort['by']) {
    if (!onSort) return columns[by];
    const current = direction(by);
    const next = current === 'ascending' ? 'descending' : 'ascending';
    return (
      <button type="button" className={styles.sort} onClick={() => onSort({ by, direction: next })}>
        {columns[by]}
        {current && (
          <svg className={styles.arrow} viewBox="0 0 10 16" fill="none" stroke="currentColor" aria-hidden="true">
            <path d={current === 'ascending' ? 'M5 14V2M1.5 5.5 5 2l3.5 3.5' : 'M5 2v12m-3.5-3.5L5 14l3.5-3.5'} />
          </svg>
        )}
      </button>
    );
  }

  return (
    <thead className={styles.head} data-tools={onSort || onSelectAll ? '' : undefined}>
      <tr className={styles.headRow}>
        <th className={styles.header} scope="col" aria-label={columns.email} aria-sort={direction('email')}>
          <span className={styles.person}>
            {onSelectAll && (
              <CheckboxMark
                aria-label={words.selectAll}
                checked={rows > 0 && selected === rows}
                indeterminate={selected > 0 && selected < rows}
                disabled={rows === 0}
                onCheckedChange={onSelectAll}
              />
            )}
            {name('email')}
          </span>
        </th>
        {(['createdAt', 'status', 'contactedAt'] as const).map((by) => (
          <th key={by} className={styles.header} scope="col" aria-sort={direction(by)}>
            {name(by)}
          </th>
        ))}
        {further.map((header) => (
          <th key={header} className={styles.header} scope="col">
            {header}
          </th>
        ))}
      </tr>
    </thead>
  );
}
