import { useEffect } from 'react';
import { titleOf } from '../title.ts';

/** Names the document after the current screen; undefined keeps its name. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = titleOf({ title });
  }, [title]);
}
