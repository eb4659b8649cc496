'use client';

import { type FocusEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { frontDialog } from '../Modal/front-dialog.ts';
import { useWords } from '../Words/WordsProvider.tsx';
import { fillIn } from '../Words/words.ts';
import * as styles from './Toast.css.ts';
import { Toast } from './Toast.tsx';
import type { ToastItem } from './ToastProvider.tsx';

const hotkey = 'F8';

interface ToastRegionProps {
  /** Oldest first. */
  toasts: readonly ToastItem[];
  onToastClose: (id: number) => void;
}

/** The toasts where they can be pressed: in the modal dialog in front, or else where the provider is. */
export function ToastRegion({ toasts, onToastClose }: ToastRegionProps) {
  const words = useWords();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [away, setAway] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  /** What had the focus before the toasts. */
  const before = useRef<EventTarget>(null);
  // Moved from place to place as a whole: a portal to another place would make its toasts anew.
  const [region] = useState(() => document.createElement('div'));

  useLayoutEffect(() => {
    const move = () => {
      const front = frontDialog() ?? place.current;
      if (region.parentNode !== front) front?.append(region);
    };
    move();
    const dialogs = new MutationObserver(move);
    dialogs.observe(document, { subtree: true, attributeFilter: ['open'] });
    return () => dialogs.disconnect();
  }, [region]);

  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      if (key === hotkey) region.querySelector<HTMLElement>('li:last-child')?.focus();
    };
    document.addEventListener('keydown', handleKeyDown, { signal });
    window.addEventListener('blur', () => setAway(true), { signal });
    window.addEventListener('focus', () => setAway(false), { signal });
    return () => {
      end.abort();
      // Not before the toasts in it have given the focus back.
      region.remove();
    };
  }, [region]);

  function handleFocus({ relatedTarget }: FocusEvent) {
    setFocused(true);
    if (!(relatedTarget instanceof Node && region.contains(relatedTarget))) before.current = relatedTarget;
  }

  const handleLeave = useCallback(() => {
    setFocused(false);
    if (before.current instanceof HTMLElement) before.current.focus();
  }, []);

  return (
    <div ref={place}>
      {createPortal(
        <section
          aria-label={fillIn(words.notifications, { hotkey })}
          onPointerEnter={() => setPointed(true)}
          onPointerLeave={() => setPointed(false)}
          onFocus={handleFocus}
          onBlur={() => setFocused(false)}
        >
          <ol className={styles.viewport}>
            {toasts.map((toast) => (
              <Toast
                key={toast.id}
                {...toast}
                held={pointed || focused || away}
                onClose={onToastClose}
                onLeave={handleLeave}
              />
            ))}
          </ol>
        </section>,
        region,
      )}
    </div>
  );
}
