import * as styles from './Toast.css.ts';
import { ToastMark } from './ToastMark.tsx';
import type { ToastContent } from './ToastProvider.tsx';

/** The icon and the text of a toast. */
export function ToastBody({ content }: { content: ToastContent }) {
  return (
    <>
      <ToastMark tone={content.tone ?? 'default'} />
      <div className={styles.text}>
        {'title' in content && <p className={styles.title}>{content.title}</p>}
        <p>{'title' in content ? content.description : content.message}</p>
      </div>
    </>
  );
}
