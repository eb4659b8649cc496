import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react';
import type { FieldProps } from './Field.tsx';

/** Props of every field for text or numbers, whatever its control. */
export interface EntryProps<Control extends HTMLInputElement | HTMLTextAreaElement>
  extends Omit<FieldProps, 'children' | 'ref'> {
  /** The name under which a plain form post sends the value. */
  name: string;
  required?: boolean;
  disabled?: boolean;
  /** Replaces input from before the scripts loaded. */
  value?: string;
  defaultValue?: string;
  onValueChange?: ((value: string) => void) | undefined;
  /** The native event, as form libraries expect. */
  onChange?: ChangeEventHandler<Control> | undefined;
  onBlur?: FocusEventHandler<Control>;
  /** The control, as form libraries expect. */
  ref?: Ref<Control>;
}

/** Passes on the native event, and then the entered value. */
export function tellEntry<Control extends HTMLInputElement | HTMLTextAreaElement>({
  onChange,
  onValueChange,
}: Pick<EntryProps<Control>, 'onChange' | 'onValueChange'>): ChangeEventHandler<Control> {
  return (event) => {
    onChange?.(event);
    onValueChange?.(event.target.value);
  };
}
