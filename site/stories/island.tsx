import type { ReactElement } from 'react';

/** Stands for `Island` in Storybook, where React draws whole pages: an island is alive there like everything else. */
export function Island({ children }: { children: ReactElement }) {
  return children;
}
