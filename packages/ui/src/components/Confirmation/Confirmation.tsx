'use client';

import { useId } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import { CloseMark } from '../Toast/CloseMark.tsx';
import * as styles from '../Toast/Toast.css.ts';
import { ToastMark } from '../Toast/ToastMark.tsx';
import { useWords } from '../Words/WordsProvider.tsx';

export interface ConfirmationProps extends RootProps<HTMLDivElement> {
  /** Names the close button; `Close` by default. */
  closeLabel?: string;
}

/**
 * The place for a confirmation from the previous page. It looks like a toast and stays until it is closed;
 * `showConfirmation` of `@sponsor/ui/behaviours` fills it, so it needs no React in the browser.
 */
export function Confirmation({ closeLabel, ...rootProps }: ConfirmationProps) {
  const words = useWords();
  const wordsId = useId();
  return (
    <div {...rootProps} data-confirmation hidden>
      <div className={styles.viewport}>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- No element is a group and nothing more. */}
        <div className={styles.toast} role="group" aria-labelledby={wordsId} tabIndex={-1}>
          <ToastMark tone="default" />
          <output className={styles.text} id={wordsId} />
          <button type="button" className={styles.close} aria-label={closeLabel ?? words.close}>
            <CloseMark />
          </button>
        </div>
      </div>
    </div>
  );
}
