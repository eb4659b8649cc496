import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react';
import { Choice, type ChoiceProps } from '../Choice/Choice.tsx';
import { CheckboxMark } from './CheckboxMark.tsx';

export interface CheckboxProps extends Omit<ChoiceProps, 'ref'> {
  /** The name under which a plain form post sends the value, if it is checked. */
  name?: string;
  /** The value sent; `on` by default. */
  value?: string;
  checked?: boolean;
  defaultChecked?: boolean;
  /** Called when the user checks or unchecks it. */
  onCheckedChange?: (checked: boolean) => void;
  /** Neither on nor off, such as the head of a list with some items on. A press makes it one of the two. */
  indeterminate?: boolean;
  /** The browser refuses to send the form until it is checked. */
  required?: boolean;
  disabled?: boolean;
  /** The native event, as form libraries expect. */
  onChange?: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** The input, as form libraries expect. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * One thing to agree to or to ask for, which takes effect when its form is sent. Use a `Switch` for an immediate
 * effect.
 */
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
