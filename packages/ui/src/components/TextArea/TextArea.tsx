import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { area } from './TextArea.css.ts';

export interface TextAreaProps extends Omit<FieldProps, 'children' | 'action'> {
  /** The name under which a plain form post sends the value. */
  name: string;
  /** The browser refuses what is shorter; only once the visitor has typed. */
  minLength?: number;
  /** The server refuses what is longer. */
  maxLength?: number;
  required?: boolean;
  disabled?: boolean;
  defaultValue?: string;
  onChange?: ChangeEventHandler<HTMLTextAreaElement>;
  onBlur?: FocusEventHandler<HTMLTextAreaElement>;
  /** The text area, as a form library wants it. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. Uncontrolled, so that what was typed before the scripts arrived stays. */
export function TextArea({
  name,
  minLength,
  maxLength,
  required,
  disabled,
  defaultValue,
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
          {...{ name, minLength, maxLength, required, disabled, defaultValue, onChange, onBlur, ref }}
          className={area}
        />
      )}
    </Field>
  );
}
