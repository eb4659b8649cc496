'use client';

import { type ComponentProps, useEffect, useImperativeHandle, useRef } from 'react';
import { ChoiceInput } from '../Choice/ChoiceInput.tsx';
import { checkbox } from './Checkbox.css.ts';

export interface CheckboxMarkProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  indeterminate?: boolean | undefined;
}

/** Only the box, which its user must label. */
export function CheckboxMark({
  indeterminate = false,
  onCheckedChange,
  onChange,
  ref,
  ...inputProps
}: CheckboxMarkProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  // After every render: a press removes the state, which no attribute can express.
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });
  return (
    <ChoiceInput
      {...inputProps}
      ref={input}
      type="checkbox"
      className={checkbox}
      onChange={(event) => {
        onChange?.(event);
        onCheckedChange?.(event.target.checked);
      }}
    />
  );
}
