import type { ReactNode } from 'react';
import * as styles from './PortfolioSlide.css.ts';

export interface PortfolioSlideProps {
  title: string;
  location: string;
  type: string;
  /** The subject of the picture, if it is a model and not the development itself. */
  subject?: string | undefined;
  /** A picture, 4 by 3. */
  media: ReactNode;
}

/** One development: its picture, with its name and location below. */
export function PortfolioSlide({ title, location, type, subject, media }: PortfolioSlideProps) {
  return (
    <figure className={styles.slide}>
      <div className={styles.media}>{media}</div>
      <figcaption className={styles.caption}>
        <span className={styles.title}>{title}</span>
        {subject && <span className={styles.subject}>{subject}</span>}
        <span>{location}</span>
        <span>{type}</span>
      </figcaption>
    </figure>
  );
}
