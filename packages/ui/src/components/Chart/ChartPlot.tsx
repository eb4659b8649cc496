'use client';

import { scaleBand, scaleLinear } from 'd3-scale';
import { line, stack } from 'd3-shape';
import { type KeyboardEvent, useRef, useState } from 'react';
import * as styles from './Chart.css.ts';
import type { ChartSeries } from './Chart.tsx';
import { fillOf, lookOf } from './ChartTextures.tsx';
import { useWidth } from './useWidth.ts';

interface ChartPlotProps {
  label: string;
  display: 'bars' | 'lines';
  points: readonly string[];
  series: readonly ChartSeries[];
  textureId: string;
  active: number | null;
  describe: (point: number) => string;
  formatValue: (value: number) => string;
  onHoveredChange: (point: number | null) => void;
  onFocusedChange: (point: number | null) => void;
}

const height = 240;
const top = 8;
const bottom = height - 28;
/** The approximate width of an axis letter, because a server cannot measure text. */
const letter = 7.5;
/** The maximum number of points that have a dot each. */
const dotted = 40;

const steps: Readonly<Record<string, (point: number, last: number) => number>> = {
  ArrowLeft: (point) => Math.max(0, point - 1),
  ArrowRight: (point, last) => Math.min(last, point + 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** The drawing: its axes, its bars or lines, and a column for each point that pointer and keyboard can select. */
export function ChartPlot(props: ChartPlotProps) {
  const { label, display, points, series, textureId, active, describe, formatValue } = props;
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const last = points.length - 1;
  /** The point where the keyboard enters. */
  const [entry, setEntry] = useState(last);

  const places = [...points.keys()];
  const values = series.map((one) => one.values);
  const stacked = stack<number, number>()
    .keys([...values.keys()])
    .value((point, row) => values[row]?.[point] ?? 0)(places);
  const most = Math.max(1, ...(display === 'bars' ? stacked.flat().map(([, end]) => end) : values.flat()));
  const y = scaleLinear([0, most], [bottom, top]).nice(4);
  const whole = values.flat().every(Number.isInteger);
  const ticks = y.ticks(4).filter((tick) => !whole || Number.isInteger(tick));
  const start = Math.max(...ticks.map((tick) => formatValue(tick).length)) * letter + 12;
  const x = scaleBand(places, [start, width]).padding(0.25);
  const left = (point: number) => x(point) ?? start;
  const middle = (point: number) => left(point) + x.bandwidth() / 2;
  const curve = line<number>((_, point) => middle(point), y);

  const half = (Math.max(...points.map((point) => point.length)) * letter) / 2;
  /** Moves the last name left, to stay in the window. */
  const shift = Math.max(0, half - x.step() / 2);
  /** Names one point in every so many, counted from the last. */
  const every = Math.ceil((2 * half + shift + 12) / x.step());
  const named = places.filter((point) => (last - point) % every === 0);

  function handleKeyDown(event: KeyboardEvent<SVGGElement>, point: number) {
    const step = steps[event.key];
    const next = step && event.currentTarget.parentElement?.children[step(point, last)];
    if (!(next instanceof SVGElement)) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <div ref={frame} className={styles.frame}>
      <svg className={styles.plot} viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
        <g aria-hidden="true">
          {ticks.map((tick) => (
            <g key={tick}>
              <path className={styles.grid} data-zero={tick === 0 || undefined} d={`M${start} ${y(tick)}H${width}`} />
              <text className={styles.tick} x={start - 8} y={y(tick)} dy="0.35em" textAnchor="end">
                {formatValue(tick)}
              </text>
            </g>
          ))}
          {named.map((point) => (
            <text
              key={point}
              className={styles.tick}
              x={Math.min(Math.max(middle(point), half), width - half)}
              y={height - 6}
              textAnchor="middle"
            >
              {points[point]}
            </text>
          ))}
        </g>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A drawing has no other tags. */}
        <g role="group" aria-label={label} onPointerLeave={() => props.onHoveredChange(null)}>
          {places.map((point) => (
            <g
              key={point}
              className={styles.point}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A drawing has no other tags.
              role="img"
              aria-label={describe(point)}
              tabIndex={point === Math.min(entry, last) ? 0 : -1}
              onPointerEnter={() => props.onHoveredChange(point)}
              onFocus={() => {
                setEntry(point);
                props.onFocusedChange(point);
              }}
              onBlur={() => props.onFocusedChange(null)}
              onKeyDown={(event) => handleKeyDown(event, point)}
            >
              <rect
                className={styles.column}
                data-active={point === active || undefined}
                x={middle(point) - x.step() / 2}
                y={top}
                width={x.step()}
                height={bottom - top}
              />
            </g>
          ))}
        </g>
        <g aria-hidden="true" className={styles.shapes}>
          {series.map((one, row) => {
            const { ink, dashes } = lookOf(row);
            return (
              <g key={one.label} className={styles.series} data-ink={ink}>
                {display === 'bars' ? (
                  stacked[row]?.map(([from, to], point) => (
                    <rect
                      key={points[point]}
                      className={styles.bar}
                      fill={fillOf(row, textureId)}
                      x={left(point)}
                      y={y(to)}
                      width={x.bandwidth()}
                      height={y(from) - y(to)}
                    />
                  ))
                ) : (
                  <>
                    <path className={styles.curve} strokeDasharray={dashes} d={curve(one.values) ?? undefined} />
                    {one.values.map(
                      (value, point) =>
                        (point === active || points.length < dotted) && (
                          <circle
                            key={points[point]}
                            fill="currentColor"
                            cx={middle(point)}
                            cy={y(value)}
                            r={point === active ? 4.5 : 3}
                          />
                        ),
                    )}
                  </>
                )}
              </g>
            );
          })}
        </g>
      </svg>
    </div>
  );
}
