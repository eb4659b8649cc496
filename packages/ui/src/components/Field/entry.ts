import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react';
import type { FieldProps } from './Field.tsx';

/** What every field takes that something is entered in, whatever its control. */
export interface EntryProps<Control extends HTMLInputElement | HTMLTextAreaElement>
  extends Omit<FieldProps, 'children' | 'ref'> {
  /** The name under which a plain form post sends the value. */
  name: string;
  required?: boolean;
  disabled?: boolean;
  /** Given, it replaces what was entered before the scripts arrived. */
  value?: string;
  defaultValue?: string;
  onValueChange?: ((value: string) => void) | undefined;
  /** The event itself, as a form library wants it. */
  onChange?: ChangeEventHandler<Control> | undefined;
  onBlur?: FocusEventHandler<Control>;
  /** The control, as a form library wants it. */
  ref?: Ref<Control>;
}

/** Hands on the event as it is, and then what has been entered. */
export function tellEntry<Control extends HTMLInputElement | HTMLTextAreaElement>({
  onChange,
  onValueChange,
}: Pick<EntryProps<Control>, 'onChange' | 'onValueChange'>): ChangeEventHandler<Control> {
  return (event) => {
    onChange?.(event);
    onValueChange?.(event.target.value);
  };
}
