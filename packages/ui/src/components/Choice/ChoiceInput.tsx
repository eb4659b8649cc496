'use client';

import { type ComponentProps, useImperativeHandle, useRef } from 'react';
import { useFormReset } from '../../internal/use-form-reset.ts';

/** An input that is on or off. A form reset leaves a controlled one unchanged. */
export function ChoiceInput({ ref, ...props }: ComponentProps<'input'>) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  useFormReset(input, () => {
    const element = input.current;
    if (!element) return;
    // React does this for controlled text fields: the reset returns to the current value.
    if (props.checked !== undefined) element.defaultChecked = element.checked;
    // The browser would do it without React, which would then treat the next press as no change.
    else element.checked = element.defaultChecked;
  });
  return <input {...props} ref={input} />;
}
