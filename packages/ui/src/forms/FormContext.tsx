import { contextInput, honeypotInput, type LinkedText } from '@sponsor/domain';
import { visuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden.css.ts';
import { formContext } from './form-context.ts';

interface FormContextProps {
  legalNote: LinkedText;
  pageVersion: string | undefined;
}

/**
 * What a form sends beside what is typed when the browser itself posts it, and a field for programs that fill in every
 * one: nobody sees it, reaches it with the keyboard or has it read out, and a visitor's own password manager passes it over.
 */
export function FormContext({ legalNote, pageVersion }: FormContextProps) {
  return (
    <div className={visuallyHidden} aria-hidden>
      <input type="hidden" name={contextInput} value={JSON.stringify(formContext(legalNote, pageVersion))} />
      <label>
        {/* It says itself what is to be done where no style hides it. */}
        {honeypotInput}
        <input
          name={honeypotInput}
          tabIndex={-1}
          // Browsers disregard `off` where they know what a field is for.
          autoComplete={honeypotInput}
          data-1p-ignore
          data-bwignore
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
    </div>
  );
}
