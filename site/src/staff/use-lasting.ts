import { useEffect, useState } from 'react';

/** Long enough for a person who is still typing. */
const patienceMs = 1000;

/** Whether a condition has held for a while: every search begins with two letters, which is not yet a mistake. */
export function useLasting(now: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!now) return;
    const timer = setTimeout(() => setLasts(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [now]);
  return now && lasts;
}
