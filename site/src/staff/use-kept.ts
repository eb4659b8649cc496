import { useState } from 'react';

/** `tab` is over when the tab is closed or nobody is signed in any more; `browser` stays. */
type Place = 'tab' | 'browser';

const prefix = 'staff.';

/** A choice that is remembered, as text; the empty text before there is one. */
export function useKept(name: string, place: Place = 'browser'): [string, (value: string) => void] {
  const [value, setValue] = useState(() => read(name, place));
  return [
    value,
    (next) => {
      setValue(next);
      keep(name, next, place);
    },
  ];
}

/** What a tab remembers of the desk may name somebody. How its visitor came to the site stays. */
export function forgetKeptInTab(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {}
}

// A browser may be set to remember nothing; the choice then holds for as long as the screen does.

function read(name: string, place: Place): string {
  try {
    return storageOf(place).getItem(`${prefix}${name}`) ?? '';
  } catch {
    return '';
  }
}

function keep(name: string, value: string, place: Place): void {
  try {
    storageOf(place).setItem(`${prefix}${name}`, value);
  } catch {}
}

function storageOf(place: Place): Storage {
  return place === 'tab' ? sessionStorage : localStorage;
}
