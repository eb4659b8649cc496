'use client';

import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ErrorSummary, type FieldProblem } from '../components/ErrorSummary/ErrorSummary.tsx';
import { useWords } from '../components/Words/WordsProvider.tsx';

interface FormErrorsProps<Typed extends FieldValues, Values> {
  form: UseFormReturn<Typed, unknown, Values>;
}

/**
 * What is wrong with a form of three fields or more, at its top and in the title of the document. It takes the focus at
 * each submit that failed, and from then on follows what is typed. The form itself is not to move the focus.
 */
export function FormErrors<Typed extends FieldValues, Values>({ form }: FormErrorsProps<Typed, Values>) {
  const { error } = useWords();
  const { errors, submitCount } = form.formState;
  const summary = useRef<HTMLDivElement>(null);
  const problems = Object.keys(form.getValues()).flatMap((name) => problemOf(errors[name]) ?? []);
  const standing = problems.length > 0;

  useEffect(() => {
    if (submitCount > 0) summary.current?.focus();
  }, [submitCount]);

  useEffect(() => {
    if (!standing) return;
    const { title } = document;
    document.title = `${error} ${title}`;
    return () => {
      document.title = title;
    };
  }, [standing, error]);

  return standing && <ErrorSummary ref={summary} headingLevel={2} problems={problems} />;
}

function problemOf(error: { message?: unknown; ref?: unknown } | undefined): FieldProblem | undefined {
  if (typeof error?.message !== 'string' || !(error.ref instanceof Element)) return undefined;
  return { fieldId: error.ref.id, message: error.message };
}
