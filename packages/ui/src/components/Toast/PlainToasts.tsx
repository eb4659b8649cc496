import * as styles from './Toast.css.ts';
import { ToastBody } from './ToastBody.tsx';
import type { ToastRegionProps } from './ToastProvider.tsx';

/** Toasts without timer, swipe or keys. They stay, so that nobody misses why the page did not respond. */
export function PlainToasts({ toasts }: ToastRegionProps) {
  return (
    <ol className={styles.viewport}>
      {toasts.map(({ id, content }) => (
        <li key={id} className={styles.toast} data-variant={content.tone ?? 'default'}>
          <ToastBody content={content} />
        </li>
      ))}
    </ol>
  );
}
