'use client';

import { type ComponentProps, useImperativeHandle, useRef } from 'react';
import { useFormReset } from '../../internal/use-form-reset.ts';

/** What is on or off. A reset of its form leaves it as whoever keeps its state holds it. */
export function ChoiceInput({ ref, ...props }: ComponentProps<'input'>) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  useFormReset(input, () => {
    const element = input.current;
    if (!element) return;
    // What a text field that somebody keeps the state of has from React: where it stands is where it returns to.
    if (props.checked !== undefined) element.defaultChecked = element.checked;
    // The browser will do it without React, which would then take the next press for no change.
    else element.checked = element.defaultChecked;
  });
  return <input {...props} ref={input} />;
}
