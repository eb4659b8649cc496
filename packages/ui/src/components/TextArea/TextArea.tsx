'use client';

import { type EntryProps, tellEntry } from '../Field/entry.ts';
import { Field } from '../Field/Field.tsx';
import { area } from './TextArea.css.ts';

export interface TextAreaProps extends Omit<EntryProps<HTMLTextAreaElement>, 'action'> {
  /** The browser refuses shorter text, once the visitor has typed. */
  minLength?: number;
  /** The server refuses longer text. */
  maxLength?: number;
}

/** Several lines of text. */
export function TextArea({
  name,
  minLength,
  maxLength,
  required,
  disabled,
  value,
  defaultValue,
  onValueChange,
  onChange,
  onBlur,
  ref,
  ...fieldProps
}: TextAreaProps) {
  return (
    <Field {...fieldProps}>
      {(control) => (
        <textarea
          {...control}
          {...{ name, minLength, maxLength, required, disabled, value, defaultValue, onBlur, ref }}
          className={area}
          onChange={tellEntry({ onChange, onValueChange })}
        />
      )}
    </Field>
  );
}
