import type { NoteNumber } from '@sponsor/domain';
import { Fragment } from 'react';
import { mark, marks, numbers } from './NoteMarks.css.ts';

/** The raised numbers after a claim, each a link to its note in `Footnotes`. */
export function NoteMarks({ notes }: { notes: readonly NoteNumber[] }) {
  return (
    <sup className={marks}>
      <span className={numbers}>
        {notes.map((note, index) => (
          <Fragment key={note}>
            {index > 0 && ','}
            <a className={mark} href={`#note-${note}`} aria-label={`Note ${note}`}>
              {note}
            </a>
          </Fragment>
        ))}
      </span>
    </sup>
  );
}
