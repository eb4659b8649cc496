'use client';

import type { HTMLInputAutoCompleteAttribute } from 'react';
import { type EntryProps, tellEntry } from '../Field/entry.ts';
import { Field } from '../Field/Field.tsx';
import { input } from './TextField.css.ts';

export interface TextFieldProps extends EntryProps<HTMLInputElement> {
  /** Sets the keyboard, the validation and the browser's suggestions. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'password';
  /** The phone keyboard for text without a matching `type`: `numeric` for a code, `decimal` for an amount. */
  inputMode?: 'numeric' | 'decimal';
  /** `medium` in a form of several fields. */
  size?: 'medium' | 'large';
  /** Lets the browser fill in the field; use `off` only if it would offer another person's data. */
  autoComplete: HTMLInputAutoCompleteAttribute;
  /** The browser refuses shorter text, once the visitor has typed. */
  minLength?: number;
  /** The server refuses longer text. */
  maxLength?: number;
  /** Temporarily read-only: it looks and is announced as disabled but, unlike with `disabled`, keeps the focus. */
  busy?: boolean;
}

/** One line of text. */
export function TextField({
  name,
  type = 'text',
  size = 'large',
  inputMode,
  autoComplete,
  minLength,
  maxLength,
  required,
  disabled,
  busy = false,
  value,
  defaultValue,
  onValueChange,
  onChange,
  onBlur,
  ref,
  ...fieldProps
}: TextFieldProps) {
  return (
    <Field {...fieldProps}>
      {(control) => (
        <input
          {...control}
          {...{ name, type, autoComplete, minLength, maxLength, required, disabled, value, defaultValue, onBlur, ref }}
          inputMode={inputMode}
          readOnly={busy}
          aria-disabled={busy || undefined}
          className={input[size]}
          onChange={tellEntry({ onChange, onValueChange })}
        />
      )}
    </Field>
  );
}
