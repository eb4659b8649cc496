import type { ReactNode } from 'react';
import * as styles from './Foundation.css.ts';

interface FoundationTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly { readonly name: string; readonly key?: string; readonly cells: readonly ReactNode[] }[];
}

/** Tokens by name, one a row. */
export function FoundationTable({ caption, columns, rows }: FoundationTableProps) {
  return (
    <table className={styles.table} aria-label={caption}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={styles.head}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, key = name, cells }) => (
          <tr key={key}>
            <th scope="row" className={styles.cell}>
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} className={styles.cell}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
