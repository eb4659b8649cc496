import { useEffect, useState } from 'react';

/** Long enough for whoever is still typing. */
const patienceMs = 1000;

/** Whether something is so and has been for a while: each search begins with two letters, and is no mistake for that. */
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
