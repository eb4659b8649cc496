import * as styles from './Menu.css.ts';

/** Three dots: more actions. */
export function MenuDots() {
  return (
    <svg viewBox="0 0 20 20" width="1.25rem" fill="currentColor" aria-hidden="true">
      <path d="M4 8.4a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2ZM10 8.4a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2ZM16 8.4a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2Z" />
    </svg>
  );
}

/** The arrow beside the text of the button. */
export function MenuOpener() {
  return (
    <svg
      className={styles.opener}
      viewBox="0 0 16 16"
      width="1rem"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d="m3 5.5 5 5 5-5" strokeWidth="1.6" />
    </svg>
  );
}

/** A box, checked while its item is on. */
export function MenuCheck() {
  return (
    <svg className={styles.check} viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M1 1h14v14H1z" />
      <path className={styles.tick} d="m3.8 8.2 2.9 2.9 5.6-6.2" strokeWidth="1.6" />
    </svg>
  );
}
