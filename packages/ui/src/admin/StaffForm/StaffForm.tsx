'use client';

import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import type { ButtonLook } from '../../components/Button/button-class.ts';
import { TextField, type TextFieldProps } from '../../components/TextField/TextField.tsx';
import { focusWhenShown } from '../../internal/focus-when-shown.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { useUnsavedChanges } from '../UnsavedChanges/UnsavedChangesProvider.tsx';
import { Refusal, useSubmit } from './use-submit.tsx';

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
  /** Asks before typed text is lost: for prose, not for secrets. */
  draft?: boolean;
  /** Focuses its first field, or its button, at the start: for a step that replaces another. */
  focused?: boolean;
  /** Between the fields and the button. */
  children?: ReactNode;
  /**
   * Resolves to nothing on success, or to a message, which is shown below the field, or below all of them if it may concern any.
   * Must not reject.
   */
  onSubmit: (values: ReadonlyMap<string, string>) => Promise<string | undefined>;
}

/**
 * A short form with one submit, which is reset once its values are accepted. Uncontrolled, so that values filled in by a
 * password manager count.
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
  const { busy, refusal, submit } = useSubmit();
  const [typed, setTyped] = useState(false);
  useUnsavedChanges(draft && typed);
  const isAboutField = fields.length === 1;

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    void submit(
      () => onSubmit(textsOf(form)),
      () => {
        form.reset();
        setTyped(false);
      },
    );
  }

  return (
    <form
      method="post"
      onSubmit={handleSubmit}
      onInput={({ currentTarget }) => {
        const values = textsOf(currentTarget);
        setTyped(fields.some(({ name }) => values.get(name) !== ''));
      }}
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
          loading={busy}
          loadingLabel={texts.submitting}
          {...(focused && fields.length === 0 && { ref: focusWhenShown })}
        >
          {texts.submit}
        </Button>
      </Stack>
    </form>
  );
}

function textsOf(form: HTMLFormElement): ReadonlyMap<string, string> {
  const entries = [...new FormData(form)];
  return new Map(entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}
