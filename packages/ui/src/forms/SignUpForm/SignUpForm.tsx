'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FormErrorTexts, fieldLimits, type LinkedText, type SignUpValues, signUpSchemaIn } from '@sponsor/domain';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/Button/Button.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { asShown } from '../as-shown.ts';
import { FormContext } from '../FormContext.tsx';
import { LegalNote } from '../LegalNote/LegalNote.tsx';
import { type SubmissionHandlers, useSubmission } from '../useSubmission.ts';
import { asVisible } from '../visible-address.ts';
import * as styles from './SignUpForm.css.ts';

export interface SignUpFormTexts {
  emailLabel: string;
  submitLabel: string;
  /** Replaces `submitLabel` while the form is being sent. */
  submittingLabel: string;
  /** The legal effect of sending the form, with links to the terms. */
  legalNote: LinkedText;
  /** Replaces the English error messages of the field; the browser's own messages are in its own language. */
  errors?: FormErrorTexts<keyof SignUpValues> | undefined;
}

export interface SignUpFormProps extends RootProps<HTMLFormElement>, SubmissionHandlers<SignUpValues> {
  /** The address to which the browser itself posts the form before a script has taken over. */
  action: string;
  texts: SignUpFormTexts;
  pageVersion?: string | undefined;
}

/**
 * One email address. On success the field is cleared, unless it was changed meanwhile; on failure it keeps its value.
 * It reports neither itself: use `onSuccess` and `onFailure`.
 */
export function SignUpForm(props: SignUpFormProps) {
  const { action, texts, pageVersion, onSubmit, onSuccess, onFailure, ...rootProps } = props;
  const form = useForm({ resolver: asShown(standardSchemaResolver(signUpSchemaIn(texts.errors))) });
  const { state, submit } = useSubmission(form, texts.legalNote, pageVersion, { onSubmit, onSuccess, onFailure });
  return (
    <form {...rootProps} className={styles.form} method="post" action={action} onSubmit={submit}>
      <TextField
        {...form.register('email', asVisible)}
        label={texts.emailLabel}
        type="email"
        autoComplete="email"
        maxLength={fieldLimits.email}
        required
        errorText={form.formState.errors.email?.message}
        action={
          <Button type="submit" size="large" loading={state === 'submitting'} loadingLabel={texts.submittingLabel}>
            {texts.submitLabel}
          </Button>
        }
      />
      <LegalNote text={texts.legalNote} />
      <FormContext legalNote={texts.legalNote} pageVersion={pageVersion} />
    </form>
  );
}
