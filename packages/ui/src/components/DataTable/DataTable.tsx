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
  /** Makes its head a sort button, if `onSortChange` is given. */
  sortable?: boolean;
  /** `end` for figures that people compare. */
  align?: 'start' | 'end';
  /** As wide as its widest cell, which stays on one line: for a date, a figure or a word. */
  narrow?: boolean;
  /** In a card, below its name and as wide as the card: for sentences. */
  wide?: boolean;
}

export interface DataTableProps<Row> extends RootProps {
  /** Names the table. */
  label: string;
  /** The first one names the row: it is read out before its other cells. */
  columns: readonly DataTableColumn<Row>[];
  /** One page of rows, already in the order of `sort`. */
  rows: readonly Row[];
  /** Returns an id that is unique among all rows, including those of other pages. */
  rowId: (row: Row) => string;
  /** The order of the rows; `null` for none. Makes the order controlled. */
  sort?: DataTableSort | null;
  /** The initial order, if uncontrolled. */
  defaultSort?: DataTableSort | null;
  /** Called to request another order. The table does not sort its rows itself, so without this no head is a button. */
  onSortChange?: (sort: DataTableSort | null) => void;
  /** Puts a checkbox with this name before each row, and one for all of them into the head. */
  selectLabel?: (row: Row) => string;
  /** The ids of all selected rows, including those on other pages. */
  selected?: readonly string[];
  /** The ids of the initially selected rows, if uncontrolled. */
  defaultSelected?: readonly string[];
  /** Called with all ids that are selected now. */
  onSelectedChange?: (selected: readonly string[]) => void;
  /** The actions at the end of each row, and the name of that column, which is read out and not shown. */
  rowActions?: { header: string; cell: (row: Row) => ReactNode };
  /** `window` makes a table that is higher than the window scroll under its head. */
  height?: 'content' | 'window';
  /**
   * The layout in a container narrower than 640 px, such as a phone or a drawer, and in a wider one with enlarged text.
   * `cards` makes each row a card of names and values, below the sort buttons; `scroll` keeps the table, for a few
   * narrow columns of figures.
   */
  whenNarrow?: 'cards' | 'scroll';
  /** Shown instead of the rows if there are none. */
  empty?: ReactNode;
}

const none: readonly string[] = [];

/**
 * Similar rows to compare, sort, select and act on. It is as wide as its container: in a narrow one its rows are cards,
 * otherwise it scrolls if necessary, also by keyboard.
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
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrollable region must be focusable.
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
