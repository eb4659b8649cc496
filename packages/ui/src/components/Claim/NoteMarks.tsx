'use client';

import { Fragment, useId } from 'react';
import { useWords } from '../Words/WordsProvider.tsx';
import { fillIn } from '../Words/words.ts';
import { bracket, mark, marks, numbers } from './NoteMarks.css.ts';

/** The raised numbers after a claim, each a link to its note in `Footnotes`, which links back to it. */
export function NoteMarks({ notes }: { notes: readonly number[] }) {
  const id = useId();
  const words = useWords();
  return (
    <sup className={marks}>
      <span className={numbers}>
        {notes.map((note, index) => (
          <Fragment key={note}>
            {index > 0 && ','}
            <a
              id={`${id}${note}`}
              className={mark}
              href={`#note-${note}`}
              aria-label={fillIn(words.note, { number: note })}
            >
              {index === 0 && <span className={bracket}>{'\u00A0['}</span>}
              {note}
              {index === notes.length - 1 && <span className={bracket}>]</span>}
            </a>
          </Fragment>
        ))}
      </span>
    </sup>
  );
}
