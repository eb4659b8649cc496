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
  /** Takes the place of `submitLabel` while the answer is awaited. */
  submittingLabel: string;
  /** What sending the form means, with links to the terms. */
  legalNote: LinkedText;
  /** What is said of the field in place of the English sentence; what the browser says itself is in its own language. */
  errors?: FormErrorTexts<keyof SignUpValues> | undefined;
}

export interface SignUpFormProps extends RootProps<HTMLFormElement>, SubmissionHandlers<SignUpValues> {
  /** Where the browser itself posts the form as long as no script has taken over. */
  action: string;
  texts: SignUpFormTexts;
  pageVersion?: string | undefined;
}

/**
 * One e-mail address. On success the field is cleared, unless it was changed meanwhile; on failure it keeps what was typed.
 * It says neither itself: that is for `onSuccess` and `onFailure`.
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
