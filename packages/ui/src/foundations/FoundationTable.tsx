import { Fragment, type ReactNode } from 'react';
import * as styles from './Foundation.css.ts';

interface FoundationTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly {
    readonly name: string;
    /** Its purpose, under its name. */
    readonly use?: string;
    /** Its custom property, after that. */
    readonly property?: string;
    readonly cells: readonly ReactNode[];
  }[];
}

/** Tokens by name, one per row. */
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
        {rows.map(({ name, use, property, cells }) => (
          <Fragment key={name}>
            <tr>
              <th scope="row" className={styles.cell}>
                {name.replace('.', '.\u200b')}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} className={styles.cell}>
                  {cell}
                </td>
              ))}
            </tr>
            {(use || property) && (
              <tr>
                <td colSpan={columns.length} className={styles.use}>
                  {use} {property && <span className={styles.property}>{property}</span>}
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
