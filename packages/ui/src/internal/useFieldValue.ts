'use client';

import { type RefObject, useState } from 'react';
import { useFormReset } from './use-form-reset.ts';

/**
 * Returns the value of a field, controlled or not, and the function that changes it for the visitor. A form reset
 * restores the initial value and calls no callback.
 */
export function useFieldValue<Value>(
  input: RefObject<HTMLInputElement | null>,
  value: Value | undefined,
  defaultValue: Value,
  onValueChange: ((value: Value) => void) | undefined,
): [value: Value, change: (next: Value) => void] {
  const [kept, setKept] = useState<Value>(defaultValue);
  useFormReset(input, () => setKept(defaultValue));
  function change(next: Value) {
    setKept(next);
    onValueChange?.(next);
  }
  return [value === undefined ? kept : value, change];
}
