'use client';

import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { type PointerEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { Heading, type HeadingLevel } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './HoverCard.css.ts';
import type { HoverCardPopup, TriggerListeners } from './HoverCardPopup.tsx';
import { openDelayMs } from './timing.ts';

export interface HoverCardProps extends RootProps<HTMLDivElement> {
  /** The target to focus, tap or hover. */
  heading: string;
  headingLevel: HeadingLevel;
  /** The card's text. No controls: the keyboard cannot reach into the card. */
  children: ReactNode;
  /** Shown above the heading and responds to the pointer like it, for example a picture. */
  media?: ReactNode;
  /** For places without room for a card: its text is under the heading, which is not interactive. */
  plain?: boolean;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/**
 * A heading with more text in a card a little wider than its column. The whole column responds to the pointer, so put
 * it in a narrow one. The card opens for a resting pointer, and at once for focus and touch; it stays while the pointer
 * is on it, and Escape closes it. Its code loads on the first of these; if it does not load, the text is shown under
 * the heading.
 */
export function HoverCard({
  heading,
  headingLevel,
  children,
  media,
  plain,
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  ...rootProps
}: HoverCardProps) {
  const [open, setOpen] = useControllableState({ prop: openProp, defaultProp: defaultOpen, onChange: onOpenChange });
  const [popup, setPopup] = useState<typeof HoverCardPopup | 'failed'>();
  const failed = popup === 'failed';
  const Popup = failed ? undefined : popup;
  const trigger = useRef<HTMLButtonElement>(null);
  /** Radix's listeners for the button, once the code has loaded. */
  const radix = useRef<TriggerListeners>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cardId = useId();

  // On a repeated import, some browsers retry a failed request.
  const fetchPopup = useCallback(() => {
    import('./HoverCardPopup.tsx').then(
      (fetched) => setPopup(() => fetched.HoverCardPopup),
      () => setPopup('failed'),
    );
  }, []);

  useEffect(() => {
    if (open) fetchPopup();
  }, [open, fetchPopup]);

  useEffect(() => {
    if (plain) setOpen(false);
    return () => clearTimeout(rest.current);
  }, [plain, setOpen]);

  function openAtOnce() {
    fetchPopup();
    setOpen(true);
  }

  function handlePointerEnter(event: PointerEvent<HTMLButtonElement>) {
    if (radix.current) return radix.current.onPointerEnter?.(event);
    fetchPopup();
    if (event.pointerType !== 'touch') rest.current = setTimeout(() => setOpen(true), openDelayMs);
  }

  function handlePointerLeave(event: PointerEvent<HTMLButtonElement>) {
    clearTimeout(rest.current);
    if (radix.current) radix.current.onPointerLeave?.(event);
    else setOpen(false);
  }

  const shown = Popup !== undefined && open;
  return (
    <div {...rootProps} className={styles.root}>
      {media}
      <div className={styles.words}>
        <Heading level={headingLevel} size="lede">
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
              onKeyDown={({ key }) => {
                // Radix listens only once the card's code has loaded.
                if (!Popup && key === 'Escape') setOpen(false);
              }}
              onBlur={(event) => (radix.current ? radix.current.onBlur?.(event) : setOpen(false))}
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
