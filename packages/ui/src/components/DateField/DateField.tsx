'use client';

import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { input } from '../TextField/TextField.css.ts';
import { date } from './DateField.css.ts';

export interface DateFieldProps extends Omit<FieldProps, 'children' | 'ref'> {
  /** The name under which a plain form post sends the date. */
  name: string;
  /** `medium` in a form of several fields. */
  size?: 'medium' | 'large';
  /** The first day that the browser offers, as `2026-11-22`. Who types may still enter another: check it. */
  min?: string;
  /** The last day that the browser offers. */
  max?: string;
  required?: boolean;
  disabled?: boolean;
  /** As `2026-11-22`, whatever the browser shows; empty for none. Given, it replaces what was entered before the scripts arrived. */
  value?: string;
  defaultValue?: string;
  /** Called with a whole date, or with nothing as long as it is not one. */
  onValueChange?: (value: string) => void;
  /** The event itself, as a form library wants it. */
  onChange?: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** The input, as a form library wants it. */
  ref?: Ref<HTMLInputElement>;
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
          className={`${input({ size })} ${date}`}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.target.value);
          }}
        />
      )}
    </Field>
  );
}
