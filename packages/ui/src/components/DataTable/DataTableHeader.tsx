'use client';

import * as styles from './DataTable.css.ts';

export interface DataTableSort {
  /** The key of a column. */
  key: string;
  direction: 'ascending' | 'descending';
}

interface DataTableHeaderProps {
  column: { header: string; align?: 'start' | 'end'; narrow?: boolean };
  sortable: boolean;
  /** Set only if the table is sorted by this column. */
  direction: DataTableSort['direction'] | undefined;
  onDirectionChange: (direction: DataTableSort['direction']) => void;
}

/** The name of a column; a press sorts by it, and another press reverses the order. */
export function DataTableHeader({ column, sortable, direction, onDirectionChange }: DataTableHeaderProps) {
  return (
    <th
      className={styles.header}
      scope="col"
      aria-sort={direction}
      data-align={column.align}
      data-narrow={column.narrow || undefined}
      data-one-word={(column.narrow && !column.header.includes(' ')) || undefined}
    >
      {sortable ? (
        <button
          type="button"
          className={styles.sort}
          onClick={() => onDirectionChange(direction === 'ascending' ? 'descending' : 'ascending')}
        >
          {column.header}
          <svg className={styles.arrows} viewBox="0 0 10 16" fill="none" stroke="currentColor" aria-hidden="true">
            {direction !== 'descending' && <path d="m1.5 6 3.5-3.5L8.5 6" strokeWidth="1.6" />}
            {direction !== 'ascending' && <path d="m1.5 10 3.5 3.5 3.5-3.5" strokeWidth="1.6" />}
          </svg>
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}
