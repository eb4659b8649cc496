import { useState } from 'react';

/** Data in `tab` is deleted when the tab is closed or the session ends; data in `browser` stays. */
type Place = 'tab' | 'browser';

const prefix = 'staff.';

/** Returns a stored choice as text; the empty string if there is none. */
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

/** Clears the tab's data about the desk, which may contain names. The visitor's origin stays. */
export function forgetKeptInTab(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {}
}

// A browser may store nothing; the choice then lasts as long as the screen.

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
