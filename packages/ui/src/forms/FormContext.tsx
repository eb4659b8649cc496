import { contextInput, honeypotInput, type LinkedText, type SubmissionContext } from '@sponsor/domain';
import { visuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden.css.ts';
import { agreementOf } from './agreement-of.ts';

interface FormContextProps {
  legalNote: LinkedText;
}

/**
 * What a form sends beside what is typed when the browser itself posts it, and a field for programs that fill in every
 * one: nobody sees it, reaches it with the keyboard or has it read out.
 */
export function FormContext({ legalNote }: FormContextProps) {
  const context: SubmissionContext = { consent: { agreement: agreementOf(legalNote) } };
  return (
    <div className={visuallyHidden} aria-hidden>
      <input type="hidden" name={contextInput} value={JSON.stringify(context)} />
      <input name={honeypotInput} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
