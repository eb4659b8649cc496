import { contextInput, honeypotInput, type LinkedText } from '@sponsor/domain';
import { visuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden.css.ts';
import { formContext } from './form-context.ts';

interface FormContextProps {
  legalNote: LinkedText;
  pageVersion: string | undefined;
}

/**
 * What a form sends beside what is typed when the browser itself posts it, and a field for programs that fill in every
 * one: nobody sees it, reaches it with the keyboard or has it read out.
 */
export function FormContext({ legalNote, pageVersion }: FormContextProps) {
  return (
    <div className={visuallyHidden} aria-hidden>
      <input type="hidden" name={contextInput} value={JSON.stringify(formContext(legalNote, pageVersion))} />
      <input name={honeypotInput} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
