'use client';

import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import type { ButtonLook } from '../../components/Button/button-class.ts';
import { TextField, type TextFieldProps } from '../../components/TextField/TextField.tsx';
import { focusWhenShown } from '../../internal/focus-when-shown.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { useUnsavedChanges } from '../UnsavedChanges/UnsavedChangesProvider.tsx';
import { Refusal } from './Refusal.tsx';

export interface StaffFormTexts {
  submit: string;
  submitting: string;
}

/** A line of the form. All are required. */
export type StaffFormField = Pick<
  TextFieldProps,
  'name' | 'label' | 'type' | 'autoComplete' | 'minLength' | 'maxLength' | 'helpText' | 'defaultValue' | 'busy' | 'ref'
>;

export interface StaffFormProps {
  fields: readonly StaffFormField[];
  texts: StaffFormTexts;
  variant?: ButtonLook['variant'];
  /** Asks before what is typed in it is lost: for words, not for secrets. */
  draft?: boolean;
  /** Begins with the focus in its first field, or on its button: for a step that takes the place of another. */
  focused?: boolean;
  /** Between the fields and the button. */
  children?: ReactNode;
  /**
   * Resolves to nothing when all went well, or to a sentence, which is shown under the field, or under all of them where it may be about
   * any. Must not reject.
   */
  onSubmit: (values: ReadonlyMap<string, string>) => Promise<string | undefined>;
}

/**
 * A short form and one answer to it, as it began once what was typed is accepted. Uncontrolled, so that what a password manager
 * fills in counts.
 */
export function StaffForm({
  fields,
  texts,
  variant = 'solid',
  draft = false,
  focused = false,
  children,
  onSubmit,
}: StaffFormProps) {
  // Not an action: React holds back every transition of the page, toasts and navigation among them, until an action ends.
  const [problem, setProblem] = useState<string>();
  const [submitting, setSubmitting] = useState(false);
  const [typed, setTyped] = useState(false);
  useUnsavedChanges(draft && typed);
  const refusal = submitting ? undefined : problem;
  const isAboutField = fields.length === 1;

  async function submit(form: HTMLFormElement): Promise<void> {
    setSubmitting(true);
    try {
      const answer = await onSubmit(textsOf(form));
      setProblem(answer);
      if (answer === undefined) {
        // Nothing is left to be done with it. Reset, the empty field is not marked as one that was forgotten.
        form.reset();
        setTyped(false);
      }
    } finally {
      setSubmitting(false);
    }
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!submitting) void submit(event.currentTarget);
  }

  return (
    <form
      method="post"
      onSubmit={handleSubmit}
      onInput={({ currentTarget }) => setTyped(fields.some(({ name }) => hasText(currentTarget, name)))}
    >
      <Stack space="x6">
        {(fields.length > 0 || children !== undefined || refusal !== undefined) && (
          <Stack space="x4">
            {fields.map((field, index) => (
              <TextField
                key={field.name}
                {...field}
                {...(focused && index === 0 && { ref: focusWhenShown })}
                errorText={isAboutField ? refusal : undefined}
                required
              />
            ))}
            {children}
            {!isAboutField && refusal && <Refusal>{refusal}</Refusal>}
          </Stack>
        )}
        <Button
          type="submit"
          variant={variant}
          loading={submitting}
          loadingLabel={texts.submitting}
          {...(focused && fields.length === 0 && { ref: focusWhenShown })}
        >
          {texts.submit}
        </Button>
      </Stack>
    </form>
  );
}

function hasText(form: HTMLFormElement, name: string): boolean {
  return textsOf(form).get(name) !== '';
}

function textsOf(form: HTMLFormElement): ReadonlyMap<string, string> {
  const entries = [...new FormData(form)];
  return new Map(entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}
