import type { Note, NoteHistory } from '@sponsor/domain';
import { useId } from 'react';
import { Heading, type HeadingLevel } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Fold } from '../Fold/Fold.tsx';
import { Word } from '../Words/Word.tsx';
import * as styles from './Footnotes.css.ts';

export interface FootnotesProps extends RootProps {
  /**
   * The notes of every claim in the same part of the page, in ascending order; each note once per page. The heading
   * mentions once if there are samples among them: missing text is in [brackets] in the note itself. Without notes
   * nothing is shown.
   */
  notes: readonly Note[];
  heading: string;
  headingLevel: HeadingLevel;
  /** Ends each note with a link to the same note on the page with every wording of its claims. */
  history?: NoteHistory | undefined;
  /** Collapsed on a phone: for many notes at the end of a page. */
  folded?: boolean;
}

/**
 * The notes that the marks of claims link to, each at `#note-<number>`. `linkNotesBack` of `@sponsor/ui/behaviours`
 * links each back to its marks, so it needs no React in the browser.
 */
export function Footnotes({ notes, heading, headingLevel, history, folded = false, ...rootProps }: FootnotesProps) {
  const headingId = useId();
  if (notes.length === 0) return null;
  const list = (
    <ol className={styles.list}>
      {notes.map((note) => (
        <li key={note.number} className={styles.note} id={`note-${note.number}`}>
          <span className={styles.number}>{note.number}</span>
          <span>
            {note.text}
            {history && (
              <>
                {' '}
                <a className={styles.history} href={`${history.href}#note-${note.number}`}>
                  {history.label}
                </a>
              </>
            )}
            <span className={styles.ways} data-ways-back />
          </span>
        </li>
      ))}
    </ol>
  );
  return (
    <section {...rootProps} className={styles.footnotes} aria-labelledby={headingId}>
      <div className={styles.head}>
        <Heading level={headingLevel} size="small" id={headingId}>
          {heading}
        </Heading>
        {notes.some((note) => note.sample) && (
          <span className={styles.sample}>
            <Word name="sample" />
          </span>
        )}
      </div>
      {folded ? <Fold>{list}</Fold> : list}
    </section>
  );
}
