'use client';

import type { HTMLInputAutoCompleteAttribute } from 'react';
import { type EntryProps, tellEntry } from '../Field/entry.ts';
import { Field } from '../Field/Field.tsx';
import { input } from './TextField.css.ts';

export interface TextFieldProps extends EntryProps<HTMLInputElement> {
  /** Chooses keyboard, checks and what the browser offers to fill in. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'password';
  /** The keyboard of a phone for what is no word and has no `type`: `numeric` for a code, `decimal` for an amount. */
  inputMode?: 'numeric' | 'decimal';
  /** `medium` in a form of several fields. */
  size?: 'medium' | 'large';
  /** Lets the browser fill the field in; `off` only where a stranger's data would be offered. */
  autoComplete: HTMLInputAutoCompleteAttribute;
  /** The browser refuses what is shorter; only once the visitor has typed. */
  minLength?: number;
  /** The server refuses what is longer. */
  maxLength?: number;
  /** Cannot be changed for the moment: it looks disabled and says so, but keeps the focus, as `disabled` would not. */
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
