import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react';
import { Choice, type ChoiceProps } from '../Choice/Choice.tsx';
import { CheckboxMark } from './CheckboxMark.tsx';

export interface CheckboxProps extends Omit<ChoiceProps, 'ref'> {
  /** The name under which a plain form post sends the value, if it is checked. */
  name?: string;
  /** What is sent; `on` if left out. */
  value?: string;
  checked?: boolean;
  defaultChecked?: boolean;
  /** Somebody has ticked it, or taken the tick back. */
  onCheckedChange?: (checked: boolean) => void;
  /** Neither on nor off, as the head of a list of which some are on. A press makes it one of the two. */
  indeterminate?: boolean;
  /** The browser refuses to send the form until it is checked. */
  required?: boolean;
  disabled?: boolean;
  /** The event itself, as a form library wants it. */
  onChange?: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** The input, as a form library wants it. */
  ref?: Ref<HTMLInputElement>;
}

/** One thing to agree to or to ask for, which takes effect when its form is sent. What takes effect at once is a `Switch`. */
export function Checkbox({
  name,
  value,
  checked,
  defaultChecked,
  onCheckedChange,
  indeterminate,
  required,
  disabled,
  onChange,
  onBlur,
  ref,
  ...choiceProps
}: CheckboxProps) {
  const input = {
    name,
    value,
    checked,
    defaultChecked,
    onCheckedChange,
    indeterminate,
    required,
    disabled,
    onChange,
    onBlur,
    ref,
  };
  return <Choice {...choiceProps}>{(control) => <CheckboxMark {...control} {...input} />}</Choice>;
}
