import type { NavigationLink, Prose as ProseParts } from '@sponsor/domain';
import { Link } from '../../components/Link/Link.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import * as styles from './EmbedPanel.css.ts';

export interface EmbedPanelNoteProps {
  heading: string;
  points: readonly ProseParts[];
  link?: NavigationLink & { external?: boolean };
}

/** One thing to know before continuing, beside the panel. */
export function EmbedPanelNote({ heading, points, link }: EmbedPanelNoteProps) {
  return (
    <div className={styles.note}>
      <div className={styles.noteHeading}>
        <Heading level={2} size="lede">
          {heading}
        </Heading>
      </div>
      <ul>
        {points.map((parts) => (
          <li key={parts.map((part) => (typeof part === 'string' ? part : part.id)).join('')} className={styles.point}>
            <Prose parts={parts} />
          </li>
        ))}
      </ul>
      {link && (
        <Link variant="standalone" href={link.href} external={link.external ?? false}>
          {link.label}
        </Link>
      )}
    </div>
  );
}
