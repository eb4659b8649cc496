import * as styles from './BrandMark.css.ts';

/**
 * The sponsor's mark: an L laid in courses of limestone, its cornerstone filled. Decorative, because the name is beside
 * it.
 */
export function BrandMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
      <path className={styles.cornerstone} d="M11 17h13v7H11z" />
      <path d="M0 0h4.500v8H0zM4.500 0H9v8H4.500zM0 8h9v9H0zM0 17h11v7H0z" />
    </svg>
  );
}
