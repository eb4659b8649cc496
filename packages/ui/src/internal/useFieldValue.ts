'use client';

import { type RefObject, useState } from 'react';
import { useFormReset } from './use-form-reset.ts';

/**
 * What a field holds, kept here unless it is kept outside, and the function by which the visitor changes it. A reset of the form
 * brings the first value back and tells nobody.
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
