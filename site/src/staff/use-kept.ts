import { useState } from 'react';

/** A choice that this browser remembers, as text; the empty text before there is one. */
export function useKept(name: string): [string, (value: string) => void] {
  const [value, setValue] = useState(() => read(name));
  return [
    value,
    (next) => {
      setValue(next);
      keep(name, next);
    },
  ];
}

// A browser may be set to remember nothing; the choice then holds for as long as the screen does.

function read(name: string): string {
  try {
    return localStorage.getItem(`staff.${name}`) ?? '';
  } catch {
    return '';
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`staff.${name}`, value);
  } catch {}
}
