'use client';

import { useControllableState } from '@radix-ui/react-use-controllable-state';
import type { ReactNode } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { CheckboxMark } from '../Checkbox/CheckboxMark.tsx';
import { useWords } from '../Words/WordsProvider.tsx';
import * as styles from './DataTable.css.ts';
import { DataTableHeader, type DataTableSort } from './DataTableHeader.tsx';
import * as cells from './DataTableRow.css.ts';

export interface DataTableColumn<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Makes its header a button that asks for another order, where `onSortChange` hears it. */
  sortable?: boolean;
  /** `end` for figures that are to be compared. */
  align?: 'start' | 'end';
  /** As wide as its widest cell, which stays on one line: for a date, a figure or a word. */
  narrow?: boolean;
  /** In a card under its name and as wide as the card: for sentences. */
  wide?: boolean;
}

export interface DataTableProps<Row> extends RootProps {
  /** Names the table. */
  label: string;
  /** The first one names the row: it is read out before its other cells. */
  columns: readonly DataTableColumn<Row>[];
  /** One page of rows, already in the order that `sort` says. */
  rows: readonly Row[];
  /** What tells a row from every other, also from those of other pages. */
  rowId: (row: Row) => string;
  /** The order of the rows; `null` for none. Giving it makes the order controlled. */
  sort?: DataTableSort | null;
  /** The order at first, where nobody outside keeps it. */
  defaultSort?: DataTableSort | null;
  /** Asks for another order. The table does not move its rows, so without this no header is a button. */
  onSortChange?: (sort: DataTableSort | null) => void;
  /** Puts a checkbox before each row, with this name, and one for all of them into the head. */
  selectLabel?: (row: Row) => string;
  /** The ids of all rows that are selected, also of those on other pages. */
  selected?: readonly string[];
  /** The ids of the rows that are selected at first, where nobody outside keeps them. */
  defaultSelected?: readonly string[];
  /** All ids that are selected now. */
  onSelectedChange?: (selected: readonly string[]) => void;
  /** What can be done with a row, at its end, and the name of that column, which is read out and not shown. */
  rowActions?: { header: string; cell: (row: Row) => ReactNode };
  /** `window` makes a table that is higher than the window scroll under its head. */
  height?: 'content' | 'window';
  /**
   * In a place of less than 640 px, such as a phone or a drawer, and in a wider one where text is enlarged. `cards` makes
   * each row a card of names and values, under the heads that order them; `scroll` keeps the table, for a few narrow
   * columns of figures.
   */
  whenNarrow?: 'cards' | 'scroll';
  /** Takes the place of the rows where there are none. */
  empty?: ReactNode;
}

const none: readonly string[] = [];

/**
 * Rows of things that are alike, to be compared, ordered, chosen among and acted upon. It is as wide as its place: where that
 * is narrow its rows are cards, and elsewhere it scrolls if it has to, by keyboard too.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowId,
  sort: sortProp,
  defaultSort = null,
  onSortChange,
  selectLabel,
  selected: selectedProp,
  defaultSelected = none,
  onSelectedChange,
  rowActions,
  height = 'content',
  whenNarrow = 'cards',
  empty,
  ...rootProps
}: DataTableProps<Row>) {
  const words = useWords();
  const [sort, setSort] = useControllableState({ prop: sortProp, defaultProp: defaultSort, onChange: onSortChange });
  const [selected, setSelected] = useControllableState({
    prop: selectedProp,
    defaultProp: defaultSelected,
    onChange: onSelectedChange,
  });
  const ids = rows.map(rowId);
  const selectedHere = ids.filter((id) => selected.includes(id));

  function select(changed: readonly string[], on: boolean) {
    const others = selected.filter((id) => !changed.includes(id));
    setSelected(on ? [...others, ...changed] : others);
  }

  return (
    <section
      {...rootProps}
      className={styles.region}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be within reach of the keyboard.
      tabIndex={0}
      data-height={height}
      data-when-narrow={whenNarrow}
    >
      <table className={styles.table} aria-label={label}>
        <thead className={styles.head}>
          <tr className={styles.heads}>
            {selectLabel && (
              <th className={styles.header} scope="col" data-narrow>
                <CheckboxMark
                  aria-label={words.selectAll}
                  checked={ids.length > 0 && selectedHere.length === ids.length}
                  indeterminate={selectedHere.length > 0 && selectedHere.length < ids.length}
                  disabled={ids.length === 0}
                  onCheckedChange={(on) => select(ids, on)}
                />
              </th>
            )}
            {columns.map((column) => (
              <DataTableHeader
                key={column.key}
                column={column}
                sortable={column.sortable === true && onSortChange !== undefined}
                direction={sort?.key === column.key ? sort.direction : undefined}
                onDirectionChange={(direction) => setSort({ key: column.key, direction })}
              />
            ))}
            {rowActions && (
              <th className={styles.actionsHeader} scope="col" data-narrow>
                <VisuallyHidden>{rowActions.header}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {rows.map((row, index) => {
            const id = ids[index] ?? '';
            const on = selected.includes(id);
            return (
              <tr key={id} className={cells.row} data-selected={on || undefined}>
                {selectLabel && (
                  <td className={cells.select} data-narrow>
                    <CheckboxMark
                      aria-label={selectLabel(row)}
                      checked={on}
                      onCheckedChange={(checked) => select([id], checked)}
                    />
                  </td>
                )}
                {columns.map(({ key, header, cell, align, narrow, wide }, place) => {
                  const look = { 'data-align': align, 'data-narrow': narrow || undefined };
                  return place === 0 ? (
                    <th key={key} className={cells.name} scope="row" {...look}>
                      {cell(row)}
                    </th>
                  ) : (
                    <td key={key} className={cells.value} data-header={header} data-wide={wide || undefined} {...look}>
                      <div>{cell(row)}</div>
                    </td>
                  );
                })}
                {rowActions && (
                  <td className={cells.actions} data-narrow data-align="end">
                    {rowActions.cell(row)}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
      {rows.length === 0 && empty !== undefined && <div className={styles.empty}>{empty}</div>}
    </section>
  );
}
