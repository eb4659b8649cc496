import type { DrawingText } from '@sponsor/domain';
import * as styles from './TitleMark.css.ts';

export type TitleMarkProps = Omit<DrawingText, 'alternativeText'>;

/** Number, sheet and title under a drawing. Text of the page, not of the drawing, so that it never shrinks with it. */
export function TitleMark({ number, sheet, title, caption }: TitleMarkProps) {
  return (
    <div className={styles.titleMark}>
      <span className={styles.sheet} aria-hidden="true">
        <span>{number}</span>
        <span className={styles.code}>{sheet}</span>
      </span>
      <p>
        <span className={styles.title}>{title}</span>
        {caption}
      </p>
    </div>
  );
}
