import { useEffect } from 'react';
import { titleOf } from '../title.ts';

/** Names the document after the screen that is shown; undefined leaves its name. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = titleOf({ title });
  }, [title]);
}
