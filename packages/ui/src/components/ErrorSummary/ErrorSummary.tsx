'use client';

import { type MouseEvent, type Ref, useId } from 'react';
import { Heading, type HeadingLevel } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { useWords } from '../Words/WordsProvider.tsx';
import * as styles from './ErrorSummary.css.ts';

export interface FieldProblem {
  /** The id of the control to mend. */
  fieldId: string;
  /** The sentence that also stands at the field. */
  message: string;
}

export interface ErrorSummaryProps extends RootProps<HTMLDivElement> {
  /** `There is a problem` if left out. */
  heading?: string;
  headingLevel: HeadingLevel;
  /** In the order of the fields. */
  problems: readonly FieldProblem[];
  /** Takes the focus, which is how all of it is read out: hand it over when a submit has failed. */
  ref?: Ref<HTMLDivElement>;
}

/** What keeps a form of several fields from being sent, at its top. Each sentence leads to its field. */
export function ErrorSummary({ heading, headingLevel, problems, ...rootProps }: ErrorSummaryProps) {
  const words = useWords();
  const headingId = useId();
  return (
    <div
      {...rootProps}
      className={styles.summary}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A fieldset is named by its legend alone, and this by a heading.
      role="group"
      aria-labelledby={headingId}
      tabIndex={-1}
    >
      <Heading level={headingLevel} size="title" id={headingId}>
        {heading ?? words.problems}
      </Heading>
      <ul className={styles.problems}>
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a className={styles.problem} href={`#${fieldId}`} onClick={focusField}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** As the link itself would, but without a new entry in the browser's history. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
