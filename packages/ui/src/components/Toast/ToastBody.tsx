import { useEffect, useState } from 'react';
import * as styles from './Toast.css.ts';
import type { ToastContent } from './ToastProvider.tsx';

const marks = { default: 'M4 10.5 8.2 15 16 5.5', destructive: 'M10 2.5l8 14.5H2zM10 8v4.5M10 14v1.5' };

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
      <svg className={styles.mark} viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden="true">
        <path d={marks[tone]} strokeWidth="1.8" />
      </svg>
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
