import { useEffect, useState } from 'react';
import { useRenderInput } from './render-context.ts';

/** The current year. The page may have been rendered, or be kept open, since before New Year. */
export function useYear(): number {
  const [year, setYear] = useState(useRenderInput().year);
  useEffect(() => setYear(new Date().getFullYear()), []);
  return year;
}
