'use client';

import { type MouseEvent, type ReactNode, type SyntheticEvent, useRef } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './Disclosure.css.ts';
import { DisclosureMark } from './DisclosureMark.tsx';

export interface DisclosureProps extends RootProps<HTMLDetailsElement> {
  /** What is pressed; it says what will be shown. */
  summary: string;
  open?: boolean;
  defaultOpen?: boolean;
  /** The visitor opened or closed it, or the browser did, to show words that were searched for on the page. */
  onOpenChange?: (open: boolean) => void;
  /** In the page also while it is closed. */
  children: ReactNode;
}

/** Words that only some want, one press away. The browser's own, so that it opens without scripts and by a search on the page. */
export function Disclosure({
  summary,
  open,
  defaultOpen = false,
  onOpenChange,
  children,
  ...rootProps
}: DisclosureProps) {
  /** What has been told of; a disclosure that begins open tells nothing new by that. */
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
      // It may have been opened before the scripts came, and stays so.
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
