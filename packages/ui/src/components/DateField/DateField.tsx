'use client';

import { type EntryProps, tellEntry } from '../Field/entry.ts';
import { Field } from '../Field/Field.tsx';
import { input } from '../TextField/TextField.css.ts';
import { date } from './DateField.css.ts';

export interface DateFieldProps extends EntryProps<HTMLInputElement> {
  /** `medium` in a form of several fields. */
  size?: 'medium' | 'large';
  /** The first day that the browser offers, as `2026-11-22`. Users can still type another: validate it. */
  min?: string;
  /** The last day that the browser offers. */
  max?: string;
  /**
   * As `2026-11-22`, however the browser displays it; empty for none. Replaces input from before the scripts loaded.
   */
  value?: string;
  /** Called with a complete date, or with the empty string while it is incomplete. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** A date. It is the native field: it uses the visitor's date format and has its own calendar. */
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
