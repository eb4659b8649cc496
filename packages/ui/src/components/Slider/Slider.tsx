'use client';

import { type ChangeEvent, type Ref, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { useFieldValue } from '../../internal/useFieldValue.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './Slider.css.ts';

export interface SliderProps extends Omit<RootProps, 'ref'> {
  /** Names the value, also for people who reach the slider without its context. */
  label: string;
  /** The smallest value. */
  min: number;
  /** The largest value; at least one step above the smallest. */
  max: number;
  /** The distance between two steps, counted from `min`; may be a fraction, such as 0.1. */
  step: number;
  /**
   * May be between two steps: the thumb stays there until it is moved. Beyond an end it means that end. Replaces a move
   * from before the scripts loaded.
   */
  value?: number;
  /** `min` by default. */
  defaultValue?: number;
  /** Formats a number for both ends and for screen readers. */
  format: (value: number) => string;
  /** Called with a step value, even if the thumb moved from between two steps. */
  onValueChange?: (value: number) => void;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
}

/** A number chosen with a thumb on a line. It is the native slider, so it supports every key and finger. */
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
  // NaN is not between the ends either.
  const value = anyValue >= min ? Math.min(anyValue, max) : min;
  /** The precision of the thumb between two steps. If it were finer, a browser's arrow keys would not move it. */
  const grain = 10 ** -Math.min(Math.max(decimalsOf(min), decimalsOf(value)), decimalsOf(step) + 3);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);

  // The user may have moved the thumb before the script loaded.
  useEffect(() => {
    if (!input.current) return;
    const stands = Number(input.current.value);
    // A browser rounds it to the nearest grain; a visitor moves it by a full grain, or to a step.
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
    // A browser fires two events per move, the second when the field has its steps again.
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
          // A browser moves the thumb of a value between steps to the nearest step.
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

/** Removes the noise of binary fractions: three times 0.1 is 0.30000000000000004. */
function withoutNoise(number: number): number {
  return Number(number.toPrecision(12));
}

function decimalsOf(number: number): number {
  return String(number).split('.')[1]?.length ?? 0;
}
