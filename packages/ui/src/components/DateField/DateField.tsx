'use client';

import { type EntryProps, tellEntry } from '../Field/entry.ts';
import { Field } from '../Field/Field.tsx';
import { input } from '../TextField/TextField.css.ts';
import { date } from './DateField.css.ts';

export interface DateFieldProps extends EntryProps<HTMLInputElement> {
  /** `medium` in a form of several fields. */
  size?: 'medium' | 'large';
  /** The first day that the browser offers, as `2026-11-22`. Who types may still enter another: check it. */
  min?: string;
  /** The last day that the browser offers. */
  max?: string;
  /** As `2026-11-22`, whatever the browser shows; empty for none. Given, it replaces what was entered before the scripts arrived. */
  value?: string;
  /** Called with a whole date, or with nothing as long as it is not one. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** A day. The browser's own field: it shows the date as the visitor writes dates, and brings its calendar. */
export function DateField({
  name,
  size = 'large',
  min,
  max,
  required,
  disabled,
  value,
  defaultValue,
  onValueChange,
  onChange,
  onBlur,
  ref,
  ...fieldProps
}: DateFieldProps) {
  return (
    <Field {...fieldProps}>
      {(control) => (
        <input
          {...control}
          {...{ name, min, max, required, disabled, value, defaultValue, onBlur, ref }}
          type="date"
          className={`${input[size]} ${date}`}
          onChange={tellEntry({ onChange, onValueChange })}
        />
      )}
    </Field>
  );
}
