import { BrandMark } from '../BrandMark/BrandMark.tsx';
import { SeniorElevation } from '../SeniorElevation/SeniorElevation.tsx';
import * as styles from './DeckCover.css.ts';

export interface DeckCoverProps {
  /** Describes the drawing for people who do not see it. */
  label: string;
  /** The lines of the title: the fund, and the kind of document. */
  title: readonly [fund: string, document: string];
  /** The document's issuer and edition. */
  issuer: readonly [name: string, edition: string];
}

/**
 * The first page of a document for investors, 16:10. Its words are text, so that they can be read aloud, searched and
 * enlarged.
 */
export function DeckCover({ label, title, issuer }: DeckCoverProps) {
  return (
    <div className={styles.stack}>
      <div className={styles.cover} data-surface="inverse">
        <p className={styles.title}>
          {title[0]}
          <br />
          {title[1]}
        </p>
        <p className={styles.issuer}>
          <BrandMark />
          <span>{issuer[0]}</span>
          <span>{issuer[1]}</span>
        </p>
        <div className={styles.building}>
          <SeniorElevation label={label} measured={false} />
        </div>
      </div>
    </div>
  );
}
