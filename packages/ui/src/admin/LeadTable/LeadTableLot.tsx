import * as styles from './LeadTableLot.css.ts';

/** A planned house on its ground line. It adds nothing to the sentence below it. */
export function LeadTableLot() {
  return (
    <svg className={styles.lot} viewBox="0 0 200 88" aria-hidden="true">
      <g className={styles.planned}>
        <path d="M54 74V42h92v32M44 44l56-34 56 34" />
        <path d="M90 74V54h20v20" />
      </g>
      <path className={styles.ground} d="M6 75h188" />
      <path className={styles.boundary} d="M40 85h120" />
    </svg>
  );
}
