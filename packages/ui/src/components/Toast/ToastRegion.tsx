'use client';

import { Close, Provider, Root, Viewport } from '@radix-ui/react-toast';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { frontDialog } from '../Modal/front-dialog.ts';
import { useWords } from '../Words/WordsProvider.tsx';
import { CloseMark } from './CloseMark.tsx';
import * as styles from './Toast.css.ts';
import { ToastBody } from './ToastBody.tsx';
import type { ToastRegionProps } from './ToastProvider.tsx';

const lifeMs = 8000;

/**
 * The toasts, with a timer that pauses on hover and focus, swiping, and F8 to reach them by keyboard. They are in the
 * modal dialog in front, where they can be pressed, or otherwise at the provider.
 */
export function ToastRegion({ toasts, onToastClose }: ToastRegionProps) {
  const { close, notifications } = useWords();
  // The first element moves between places as a whole, because changing a portal's target would remount its toasts. The
  // second is detached: the live region announces toasts, and Radix's hidden copy of the text would have them read out
  // twice.
  const [[region, nowhere]] = useState(() => [document.createElement('div'), document.createElement('div')] as const);
  const place = useRef<HTMLDivElement>(null);
  /** The focused element before the toasts. */
  const before = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const move = () => {
      const front = frontDialog() ?? place.current;
      if (region.parentNode !== front) front?.append(region);
    };
    move();
    const dialogs = new MutationObserver(move);
    dialogs.observe(document, { subtree: true, attributeFilter: ['open'] });
    return () => {
      dialogs.disconnect();
      region.remove();
    };
  }, [region]);

  function shut(id: number) {
    // Radix moves the focus to the region, which disappears with the last toast.
    if (region.contains(document.activeElement)) before.current?.focus();
    onToastClose(id);
  }

  return (
    <div
      ref={place}
      onFocus={({ relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !region.contains(relatedTarget)) before.current = relatedTarget;
      }}
    >
      {createPortal(
        <Provider duration={lifeMs} announcerContainer={nowhere}>
          {toasts.map(({ id, content }) => (
            <Root
              key={id}
              className={styles.toast}
              data-variant={content.tone ?? 'default'}
              onOpenChange={() => shut(id)}
              onEscapeKeyDown={(event) => {
                // Otherwise the browser would also close the dialog behind.
                event.preventDefault();
                shut(id);
              }}
            >
              <ToastBody content={content} />
              <Close className={styles.close} aria-label={close}>
                <CloseMark />
              </Close>
            </Root>
          ))}
          <Viewport className={styles.viewport} label={notifications} />
        </Provider>,
        region,
      )}
    </div>
  );
}
