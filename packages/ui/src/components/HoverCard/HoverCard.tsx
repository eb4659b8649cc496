'use client';

import { type PointerEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Heading, type HeadingLevel } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './HoverCard.css.ts';
import type { HoverCardPopup, TriggerListeners } from './HoverCardPopup.tsx';
import { openDelayMs } from './timing.ts';

export interface HoverCardProps extends RootProps<HTMLDivElement> {
  /** What is focused or tapped, and pointed at. */
  heading: string;
  headingLevel: HeadingLevel;
  /** The card's words. Nothing to press: the keyboard cannot reach into the card. */
  children: ReactNode;
  /** Stands above the heading and answers to the pointer like it, as a picture does. */
  media?: ReactNode;
  /** For where a card has no room: its words stand under the heading, which is nothing to press. */
  plain?: boolean;
}

/**
 * A heading with more to say, in a card a little wider than itself. The card opens for a pointer that rests, and at once
 * for focus and touch; it stays while the pointer is on it, and Escape closes it. Its code is fetched at the first of
 * these; if it does not come, the words stand under the heading.
 */
export function HoverCard({ heading, headingLevel, children, media, plain = false, ...rootProps }: HoverCardProps) {
  const [open, setOpen] = useState(false);
  const [Popup, setPopup] = useState<typeof HoverCardPopup>();
  const [failed, setFailed] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  /** What Radix listens to on the button, once it is there. */
  const radix = useRef<TriggerListeners>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cardId = useId();

  async function fetchPopup() {
    try {
      const { HoverCardPopup: Fetched } = await import('./HoverCardPopup.tsx');
      setPopup(() => Fetched);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }

  function openAtOnce() {
    void fetchPopup();
    setOpen(true);
  }

  function handlePointerEnter(event: PointerEvent<HTMLButtonElement>) {
    if (radix.current) return radix.current.onPointerEnter(event);
    void fetchPopup();
    if (event.pointerType !== 'touch') rest.current = setTimeout(() => setOpen(true), openDelayMs);
  }

  function handlePointerLeave(event: PointerEvent<HTMLButtonElement>) {
    clearTimeout(rest.current);
    if (radix.current) radix.current.onPointerLeave(event);
    else setOpen(false);
  }

  if (plain && open) setOpen(false);
  const shown = Popup !== undefined && open;
  return (
    <div {...rootProps} className={styles.root}>
      {media}
      <div className={styles.words}>
        <Heading level={headingLevel} size="title">
          {plain ? (
            heading
          ) : (
            <button
              ref={trigger}
              type="button"
              className={styles.trigger}
              aria-expanded={shown}
              aria-describedby={shown || failed ? cardId : undefined}
              onPointerEnter={handlePointerEnter}
              onPointerLeave={handlePointerLeave}
              onClick={openAtOnce}
              onFocus={openAtOnce}
              onBlur={(event) => (radix.current ? radix.current.onBlur(event) : setOpen(false))}
            >
              {heading}
            </button>
          )}
        </Heading>
        {(plain || failed) && (
          <p id={cardId} className={styles.description} data-failed={failed || undefined}>
            {children}
          </p>
        )}
        {Popup && !plain && (
          <Popup id={cardId} trigger={trigger} listeners={radix} open={open} onOpenChange={setOpen}>
            {children}
          </Popup>
        )}
      </div>
    </div>
  );
}
