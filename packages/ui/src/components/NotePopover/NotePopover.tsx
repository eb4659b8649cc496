'use client';

import { useId } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import { CloseMark } from '../Toast/CloseMark.tsx';
import { useWords } from '../Words/WordsProvider.tsx';
import * as styles from './NotePopover.css.ts';
import { close } from './popover-sheet.css.ts';

export interface NotePopoverProps extends RootProps<HTMLDialogElement> {
  /** Names the close button; `Close` by default. */
  closeLabel?: string;
  /** The text of the link to the note itself, among all others. */
  placeLabel: string;
}

/**
 * The place where a note opens at its mark, or at the bottom of a phone. Render it once on a page that has `Footnotes`;
 * `openNotesInPlace` of `@sponsor/ui/behaviours` fills it, so it needs no React in the browser. Without a script, or
 * without browser support for popovers, a mark is a link to its note.
 */
export function NotePopover({ closeLabel, placeLabel, ...rootProps }: NotePopoverProps) {
  const words = useWords();
  const ownId = useId();
  const { id = ownId } = rootProps;
  return (
    <dialog
      {...rootProps}
      id={id}
      className={styles.popover}
      popover="auto"
      tabIndex={-1}
      data-note-popover
      data-surface="base"
    >
      <div className={styles.note} />
      <a className={styles.lead} href={`#${id}`}>
        {placeLabel}
      </a>
      <button
        type="button"
        className={close}
        aria-label={closeLabel ?? words.close}
        popoverTarget={id}
        popoverTargetAction="hide"
      >
        <CloseMark />
      </button>
    </dialog>
  );
}
