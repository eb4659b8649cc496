'use client';

import { type MouseEvent, type ReactNode, type SyntheticEvent, useRef } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './Disclosure.css.ts';
import { DisclosureMark } from './DisclosureMark.tsx';

export interface DisclosureProps extends RootProps<HTMLDetailsElement> {
  /** The text to press; it names the hidden content. */
  summary: string;
  open?: boolean;
  defaultOpen?: boolean;
  /** Called when the visitor opened or closed it, or when the browser did, to show a search result on the page. */
  onOpenChange?: (open: boolean) => void;
  /** In the page even while closed. */
  children: ReactNode;
}

/**
 * Text that only some readers want, one press away. It is the native element, so it opens without scripts and for a
 * search on the page.
 */
export function Disclosure({
  summary,
  open,
  defaultOpen = false,
  onOpenChange,
  children,
  ...rootProps
}: DisclosureProps) {
  /** The last reported state; being initially open is not reported. */
  const told = useRef(defaultOpen);

  function handleClick(event: MouseEvent) {
    if (open === undefined) return;
    event.preventDefault();
    onOpenChange?.(!open);
  }

  function handleToggle({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
    if (currentTarget.open === (open ?? told.current)) return;
    told.current = currentTarget.open;
    onOpenChange?.(currentTarget.open);
  }

  return (
    <details
      {...rootProps}
      className={styles.disclosure}
      open={open ?? defaultOpen}
      onToggle={handleToggle}
      // It may have been opened before the scripts loaded, and stays open.
      suppressHydrationWarning
    >
      <summary className={styles.summary} onClick={handleClick}>
        <DisclosureMark />
        {summary}
      </summary>
      <div className={styles.words}>{children}</div>
    </details>
  );
}
