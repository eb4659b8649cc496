'use client';

import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react';
import { Choice, type ChoiceProps } from '../Choice/Choice.tsx';
import { ChoiceInput } from '../Choice/ChoiceInput.tsx';
import { track } from './Switch.css.ts';

export interface SwitchProps extends Omit<ChoiceProps, 'ref'> {
  /** The name under which a plain form post sends `on` while it is on. */
  name?: string;
  checked?: boolean;
  defaultChecked?: boolean;
  /** Called on each change; apply the setting at once. */
  onCheckedChange?: (checked: boolean) => void;
  disabled?: boolean;
  /** The native event, as form libraries expect. */
  onChange?: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A setting that takes effect at once, on or off. Use a `Checkbox` for a choice that takes effect when a form is sent.
 */
export function Switch({
  name,
  checked,
  defaultChecked,
  onCheckedChange,
  disabled,
  onChange,
  onBlur,
  ref,
  ...choiceProps
}: SwitchProps) {
  return (
    <Choice {...choiceProps}>
      {(control) => (
        <ChoiceInput
          {...control}
          {...{ name, checked, defaultChecked, disabled, onBlur, ref }}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- A checkbox tells its own state.
          role="switch"
          className={track}
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.target.checked);
          }}
        />
      )}
    </Choice>
  );
}
