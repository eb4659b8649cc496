import type { ReactNode } from 'react';

interface SlotProps {
  index: number;
  /** Rendered by the server. */
  children?: ReactNode;
  /** The HTML from the server, which React does not change. */
  html?: string;
}

/** A place in an island for content that only the server renders. */
export function Slot({ index, children, html }: SlotProps) {
  const inside = html === undefined ? { children } : { dangerouslySetInnerHTML: { __html: html } };
  return <div style={{ display: 'contents' }} data-slot={index} suppressHydrationWarning {...inside} />;
}
