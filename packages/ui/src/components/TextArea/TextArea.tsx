'use client';

import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { area } from './TextArea.css.ts';

export interface TextAreaProps extends Omit<FieldProps, 'children' | 'action' | 'ref'> {
  /** The name under which a plain form post sends the value. */
  name: string;
  /** The browser refuses what is shorter; only once the visitor has typed. */
  minLength?: number;
  /** The server refuses what is longer. */
  maxLength?: number;
  required?: boolean;
  disabled?: boolean;
  /** Given, it replaces what was typed before the scripts arrived. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** The event itself, as a form library wants it. */
  onChange?: ChangeEventHandler<HTMLTextAreaElement>;
  onBlur?: FocusEventHandler<HTMLTextAreaElement>;
  /** The text area, as a form library wants it. */
  ref?: Ref<HTMLTextAreaElement>;
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
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.target.value);
          }}
        />
      )}
    </Field>
  );
}
