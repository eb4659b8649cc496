import type { ReactNode } from 'react';
import * as styles from './PortfolioSlide.css.ts';

export interface PortfolioSlideProps {
  title: string;
  location: string;
  type: string;
  /** A picture, 4 by 3. */
  media: ReactNode;
}

/** One development: its picture, and under it what it is and where. */
export function PortfolioSlide({ title, location, type, media }: PortfolioSlideProps) {
  return (
    <figure className={styles.slide}>
      <div className={styles.media}>{media}</div>
      <figcaption className={styles.caption}>
        <span className={styles.title}>{title}</span>
        <span>{location}</span>
        <span>{type}</span>
      </figcaption>
    </figure>
  );
}
