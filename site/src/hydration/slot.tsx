import type { ReactNode } from 'react';

interface SlotProps {
  index: number;
  /** What the server draws. */
  children?: ReactNode;
  /** What the browser found drawn. React leaves the inside of such an element alone. */
  html?: string;
}

/** A place in an island for what only the server draws. */
export function Slot({ index, children, html }: SlotProps) {
  const inside = html === undefined ? { children } : { dangerouslySetInnerHTML: { __html: html } };
  return <div style={{ display: 'contents' }} data-slot={index} suppressHydrationWarning {...inside} />;
}
