'use client';

import { Close, Provider, Root, Viewport } from '@radix-ui/react-toast';
import { useState } from 'react';
import { useWords } from '../Words/WordsProvider.tsx';
import { CloseMark } from './CloseMark.tsx';
import * as styles from './Toast.css.ts';
import { ToastBody } from './ToastBody.tsx';
import type { ToastRegionProps } from './ToastProvider.tsx';

const lifeMs = 8000;

/** The toasts with a timer that waits while one is pointed at or focused, a swipe, and F8 to reach them by keyboard. */
export function ToastRegion({ toasts, onToastClose }: ToastRegionProps) {
  const { close, notifications } = useWords();
  // The live region says them. Radix's hidden copy of the words would have them read out twice.
  const [nowhere] = useState(() => document.createElement('div'));
  return (
    <Provider duration={lifeMs} announcerContainer={nowhere}>
      {toasts.map(({ id, content }) => (
        <Root
          key={id}
          className={styles.toast}
          data-variant={content.tone ?? 'default'}
          onOpenChange={() => onToastClose(id)}
        >
          <ToastBody content={content} />
          <Close className={styles.close} aria-label={close}>
            <CloseMark />
          </Close>
        </Root>
      ))}
      <Viewport className={styles.viewport} label={notifications} />
    </Provider>
  );
}
