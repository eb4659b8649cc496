'use client';

import { type ChangeEvent, type Ref, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { useFieldValue } from '../../internal/useFieldValue.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './Slider.css.ts';

export interface SliderProps extends Omit<RootProps, 'ref'> {
  /** Says what is set by it, for those who come to it without what stands around it. */
  label: string;
  /** The smallest value. */
  min: number;
  /** The largest value; at least one step above the smallest. */
  max: number;
  /** The distance between two stops, counted from `min`; also a fraction, such as 0.1. */
  step: number;
  /**
   * Need not be a stop: the thumb then stands between two of them until it is moved. Beyond an end it stands at that end.
   * Given, it replaces where the thumb was moved before the scripts arrived.
   */
  value?: number;
  /** `min` if left out. */
  defaultValue?: number;
  /** A number as it is shown at both ends, and read out. */
  format: (value: number) => string;
  /** Gets a stop, also when the thumb moved from between two. */
  onValueChange?: (value: number) => void;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
}

/** A number chosen by a thumb on a line. The browser's own slider, so that it knows every key and finger. */
export function Slider(props: SliderProps) {
  const {
    label,
    min,
    max,
    step,
    value: valueProp,
    defaultValue = min,
    format,
    onValueChange,
    ref,
    ...rootProps
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const [anyValue, change] = useFieldValue(input, valueProp, defaultValue, onValueChange);
  // No number is not between the ends either.
  const value = anyValue >= min ? Math.min(anyValue, max) : min;
  /** How exactly the thumb stands between two stops. Finer, and a browser's arrow keys would not move it. */
  const grain = 10 ** -Math.min(Math.max(decimalsOf(min), decimalsOf(value)), decimalsOf(step) + 3);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);

  // Somebody may have moved the thumb while the script was on its way.
  useEffect(() => {
    if (!input.current) return;
    const stands = Number(input.current.value);
    // A browser brings it to the nearest grain; a visitor moves it by a whole one, or to a stop.
    if (withoutNoise(Math.abs(stands - value)) <= Math.min(step, grain) / 2) return;
    if (valueProp === undefined) change(stands);
    else input.current.value = String(value);
  });

  const id = useId();
  const stopsUpTo = (number: number) => withoutNoise((number - min) / step);
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const stops = stopsUpTo(Number(target.value));
    const stop = min + step * (Number(target.value) > value ? Math.ceil(stops) : Math.floor(stops));
    const next = Math.min(withoutNoise(stop), max);
    // A browser tells of a move twice, the second time when the field has its stops again.
    if (next !== value) change(next);
  };
  return (
    <div {...rootProps} className={styles.slider}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.row}>
        <div className={styles.track}>
          <div className={styles.filled} style={{ inlineSize: `${((value - min) / (max - min)) * 100}%` }} />
        </div>
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="range"
          min={min}
          max={max}
          // A browser moves the thumb of a value that is no stop to the nearest one.
          step={Number.isInteger(stopsUpTo(value)) ? step : grain}
          value={value}
          aria-valuetext={format(value)}
          onChange={handleChange}
        />
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </div>
    </div>
  );
}

/** What binary fractions add: three times 0.1 is 0.30000000000000004. */
function withoutNoise(number: number): number {
  return Number(number.toPrecision(12));
}

function decimalsOf(number: number): number {
  return String(number).split('.')[1]?.length ?? 0;
}
