import { CloseMark } from '../Toast/CloseMark.tsx';
import * as styles from '../Toast/Toast.css.ts';
import { ToastMark } from '../Toast/ToastMark.tsx';

export interface ConfirmationProps {
  closeLabel: string;
}

/**
 * The place for a confirmation that the page before has left to this one. It looks like a toast and stays until it is
 * closed; `showConfirmation` of `@sponsor/ui/behaviours` fills it, so it needs no React in the browser.
 */
export function Confirmation({ closeLabel }: ConfirmationProps) {
  return (
    <div data-confirmation hidden>
      <div className={styles.viewport}>
        <div className={styles.toast}>
          <ToastMark tone="default" />
          <output className={styles.text} />
          <button type="button" className={styles.close} aria-label={closeLabel}>
            <CloseMark />
          </button>
        </div>
      </div>
    </div>
  );
}
