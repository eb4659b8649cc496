'use client';

import { useId, useState } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import { DataTable, type DataTableColumn } from '../DataTable/DataTable.tsx';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import * as styles from './Chart.css.ts';
import { ChartKey } from './ChartKey.tsx';
import { ChartPlot } from './ChartPlot.tsx';
import { ChartTextures } from './ChartTextures.tsx';

export interface ChartSeries {
  /** The name of the count; unique. */
  label: string;
  /** One count per point, 0 or more. */
  values: readonly number[];
}

export interface ChartProps extends RootProps {
  /** Names the chart and its table: what is counted, and for which period. */
  label: string;
  /** `bars` stack the series, for parts of a whole; `lines` compare them. */
  display?: 'bars' | 'lines';
  /** One to six. More cannot be distinguished: sum the smallest. */
  series: readonly ChartSeries[];
  /** Periods in order, in their display form, such as `Nov 16`; unique. */
  points: readonly string[];
  /** The kind of a point, at the head of the table's first column: `Week of`. */
  pointLabel: string;
  /** Says that a figure is the sum of all points, or of all series. */
  totalLabel: string;
  /** The label of the button that opens the table: `Show as a table`. */
  tableLabel: string;
  /** Formats a count; plain digits by default. */
  formatValue?: (value: number) => string;
}

/**
 * Counts over time, for people who work with them. The figures beside the names of the series are the sums, or those of
 * the point under the pointer or the keyboard: the arrow keys move from point to point, and each is read out. All data
 * is also available as a table.
 */
export function Chart({
  label,
  display = 'bars',
  series,
  points,
  pointLabel,
  totalLabel,
  tableLabel,
  formatValue = String,
  ...rootProps
}: ChartProps) {
  const [hovered, setHovered] = useState<number | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const textureId = useId();
  const active = hovered ?? focused;
  const totals = points.map((_, point) => sum(series.map(({ values }) => values[point] ?? 0)));

  function describe(point: number): string {
    const parts = series.map((one) => `${one.label}: ${formatValue(one.values[point] ?? 0)}`);
    if (series.length > 1) parts.push(`${totalLabel}: ${formatValue(totals[point] ?? 0)}`);
    return `${points[point]}. ${parts.join(', ')}`;
  }

  const columns: DataTableColumn<number>[] = [
    { key: 'point', header: pointLabel, cell: (point) => points[point], narrow: true },
    ...series.map(
      (one, index): DataTableColumn<number> => ({
        key: `series-${index}`,
        header: one.label,
        cell: (point) => formatValue(one.values[point] ?? 0),
        align: 'end',
        narrow: true,
      }),
    ),
  ];
  if (series.length > 1) {
    columns.push({
      key: 'total',
      header: totalLabel,
      cell: (point) => formatValue(totals[point] ?? 0),
      align: 'end',
      narrow: true,
    });
  }

  return (
    <figure aria-label={label} {...rootProps} className={styles.chart} data-display={display}>
      <figcaption className={styles.head}>
        <span>{label}</span>
        <span className={styles.moment}>{active === null ? totalLabel : points[active]}</span>
      </figcaption>
      <ChartTextures id={textureId} />
      <ChartKey
        display={display}
        textureId={textureId}
        entries={series.map((one) => ({
          label: one.label,
          figure: formatValue(active === null ? sum(one.values) : (one.values[active] ?? 0)),
        }))}
      />
      <ChartPlot
        {...{ label, display, series, points, textureId, active, describe, formatValue }}
        onHoveredChange={setHovered}
        onFocusedChange={setFocused}
      />
      <Disclosure summary={tableLabel}>
        <DataTable label={label} columns={columns} rows={[...points.keys()]} rowId={String} whenNarrow="scroll" />
      </Disclosure>
    </figure>
  );
}

function sum(values: readonly number[]): number {
  // Rounds so that 0.1 and 0.2 make 0.3, and not 0.30000000000000004.
  return Number(values.reduce((total, value) => total + value, 0).toPrecision(12));
}
