import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ErrorSummary, type FieldProblem } from '../components/ErrorSummary/ErrorSummary.tsx';

interface FormErrorsProps<Typed extends FieldValues, Values> {
  form: UseFormReturn<Typed, unknown, Values>;
}

/** The errors of a form with three or more fields. The form itself must not move the focus. */
export function FormErrors<Typed extends FieldValues, Values>({ form }: FormErrorsProps<Typed, Values>) {
  const { errors, submitCount } = form.formState;
  const problems = Object.keys(form.getValues()).flatMap((name) => problemOf(errors[name]) ?? []);
  return <ErrorSummary headingLevel={2} problems={problems} submitCount={submitCount} />;
}

function problemOf(error: { message?: unknown; ref?: unknown } | undefined): FieldProblem | undefined {
  if (typeof error?.message !== 'string' || !(error.ref instanceof Element)) return undefined;
  return { fieldId: error.ref.id, message: error.message };
}
