import type { ReactNode } from 'react';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './Gallery.css.ts';

interface GalleryEntryProps {
  picture: ReactNode;
  /** Its title mark or caption, as shown on a page. */
  caption: ReactNode;
  facts: { use: string; size: string; made: string };
  alternativeText: string;
  /** Takes a full row. */
  wide?: boolean;
}

/** One drawing or model with everything that an author needs to know to use it. */
export function GalleryEntry({ picture, caption, facts, alternativeText, wide = false }: GalleryEntryProps) {
  const rows = { Use: facts.use, Size: facts.size, Made: facts.made, 'In words': alternativeText };
  return (
    <figure className={wide ? styles.wide : styles.entry}>
      <div className={styles.picture}>{picture}</div>
      <figcaption className={styles.words}>
        {caption}
        <dl className={styles.facts}>
          {Object.entries(rows).map(([name, value]) => (
            <div key={name} className={styles.fact}>
              <dt className={styles.name}>{name}</dt>
              <dd>
                <Text size="small" tone="muted">
                  {value}
                </Text>
              </dd>
            </div>
          ))}
        </dl>
      </figcaption>
    </figure>
  );
}
