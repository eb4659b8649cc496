import type { ReactElement } from 'react';

/** Replaces `Island` in Storybook, where React renders whole pages and islands are live like everything else. */
export function Island({ children }: { children: ReactElement }) {
  return children;
}
