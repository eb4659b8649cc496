'use client';

import { type MouseEvent, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { controls } from '../../internal/controls.ts';
import { Heading, type HeadingLevel } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { useWords } from '../Words/WordsProvider.tsx';
import * as styles from './ErrorSummary.css.ts';

export interface FieldProblem {
  /** The `id` of the field to correct, or of its control. Omit it if no field can correct the problem. */
  fieldId?: string;
  /** The sentence that the field shows too. */
  message: string;
}

export interface ErrorSummaryProps extends RootProps<HTMLDivElement> {
  /** `There is a problem` by default. */
  heading?: string;
  headingLevel: HeadingLevel;
  /** In the order of the fields. Without any, nothing is shown; keep the summary mounted nevertheless. */
  problems: readonly FieldProblem[];
  /**
   * The number of submit attempts, such as react-hook-form's `formState.submitCount`. Whenever it increases, the
   * summary takes the focus, which has all of it read out: increase it once the problems are known. Nothing else moves
   * the focus.
   */
  submitCount: number;
}

/**
 * The errors that keep a form of several fields from being sent, at its top, and in the document title. Each sentence
 * links to its field, if it has one. It takes the focus after each refused submit; the form itself must not move it.
 */
export function ErrorSummary({ heading, headingLevel, problems, submitCount, ref, ...rootProps }: ErrorSummaryProps) {
  const words = useWords();
  const headingId = useId();
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current);
  const standing = problems.length > 0;

  useEffect(() => {
    if (submitCount > 0) root.current?.focus();
  }, [submitCount]);

  useEffect(() => {
    if (standing) return beginTitle(words.error);
    return undefined;
  }, [standing, words.error]);

  if (!standing) return null;
  return (
    <div
      {...rootProps}
      ref={root}
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
          <li key={`${fieldId} ${message}`}>
            {fieldId === undefined ? (
              message
            ) : (
              <a className={styles.problem} href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Does what the link itself would do, but focuses the field, and adds no entry to the browser's history. */
function focusField(event: MouseEvent, fieldId: string): void {
  const field = document.getElementById(fieldId);
  const from = document.activeElement;
  const within = field?.matches(controls) ? [field] : field?.querySelectorAll<HTMLElement>(controls);
  for (const control of within ?? []) {
    control.focus();
    // Hidden and disabled elements do not take it.
    if (document.activeElement === from) continue;
    event.preventDefault();
    field?.scrollIntoView({ block: 'nearest' });
    return;
  }
}

let callers = 0;
/** Without the trailing space, which a browser removes from a title without other text. */
let beginning = '';

/**
 * Prefixes the document title, once for all simultaneous callers. Returns a function that removes the prefix with the
 * last of them, unless the page has got another title meanwhile.
 */
function beginTitle(words: string): () => void {
  if (callers === 0) beginning = words;
  if (callers === 0 || !document.title.startsWith(beginning)) document.title = `${beginning} ${document.title}`;
  callers += 1;
  return () => {
    callers -= 1;
    if (callers === 0 && document.title.startsWith(beginning)) {
      document.title = document.title.slice(beginning.length).trimStart();
    }
  };
}
