import * as styles from './Toast.css.ts';
import type { ToastTone } from './ToastProvider.tsx';

const marks: Record<ToastTone, string> = {
  default: 'M4 10.5 8.2 15 16 5.5',
  destructive: 'M10 2.5l8 14.5H2zM10 8v4.5M10 14v1.5',
};

/** Shows whether a toast reports success. */
export function ToastMark({ tone }: { tone: ToastTone }) {
  return (
    <svg className={styles.mark} viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={marks[tone]} strokeWidth="1.8" />
    </svg>
  );
}
