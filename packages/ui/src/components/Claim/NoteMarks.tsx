import type { NoteNumber } from '@sponsor/domain';
import { Fragment } from 'react';
import { mark, marks } from './NoteMarks.css.ts';

/** The raised numbers after a claim, each a link to its note in `Footnotes`. */
export function NoteMarks({ notes }: { notes: readonly NoteNumber[] }) {
  return (
    <sup className={marks}>
      {notes.map((note, index) => (
        <Fragment key={note}>
          {index > 0 && ','}
          <a className={mark} href={`#note-${note}`} aria-label={`Note ${note}`}>
            {note}
          </a>
        </Fragment>
      ))}
    </sup>
  );
}
