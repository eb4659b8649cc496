'use client';

import { useEffect, useState } from 'react';
import * as styles from './Toast.css.ts';
import { ToastMark } from './ToastMark.tsx';
import type { ToastContent } from './ToastProvider.tsx';

/** The words of a toast, in a live region that is there before them: one that arrives filled is often not read out. */
export function ToastBody({ content }: { content: ToastContent }) {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setReady(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const tone = content.tone ?? 'default';
  return (
    <>
      <ToastMark tone={tone} />
      <div className={styles.text} role={tone === 'destructive' ? 'alert' : 'status'}>
        {ready &&
          ('message' in content ? (
            <p>{content.message}</p>
          ) : (
            <>
              <p className={styles.title}>{content.title}</p>
              <p>{content.description}</p>
            </>
          ))}
      </div>
    </>
  );
}
