import type { PageWords } from '@sponsor/domain';
import { useEffect } from 'react';
import { titleOf } from '../title.ts';

/** Names the document after the screen that is shown. */
export function useTitle(words: PageWords): void {
  useEffect(() => {
    document.title = titleOf(words);
  }, [words]);
}
