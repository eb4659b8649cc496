import { contextInput, honeypotInput, type LinkedText } from '@sponsor/domain';
import { visuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden.css.ts';
import { formContext } from './form-context.ts';

interface FormContextProps {
  legalNote: LinkedText;
  pageVersion: string | undefined;
}

/**
 * The context that a form sends when the browser itself posts it, and a spam trap for programs that fill in every
 * field: nobody sees it, reaches it with the keyboard or has it read out, and password managers skip it.
 */
export function FormContext({ legalNote, pageVersion }: FormContextProps) {
  return (
    <div className={visuallyHidden} aria-hidden>
      <input type="hidden" name={contextInput} value={JSON.stringify(formContext(legalNote, pageVersion))} />
      <label>
        {/* Explains itself if no style hides it. */}
        {honeypotInput}
        <input
          name={honeypotInput}
          tabIndex={-1}
          // Browsers ignore `off` if they recognize the purpose of a field.
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
