'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type ContactValues,
  contactSchemaIn,
  type FormErrorTexts,
  fieldLimits,
  type LinkedText,
} from '@sponsor/domain';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/Button/Button.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { asShown } from '../as-shown.ts';
import { FormContext } from '../FormContext.tsx';
import { FormErrors } from '../FormErrors.tsx';
import * as styles from '../FormLayout.css.ts';
import { LegalNote } from '../LegalNote/LegalNote.tsx';
import { type SubmissionHandlers, useSubmission } from '../useSubmission.ts';
import { asVisible } from '../visible-address.ts';
import { send } from './ContactForm.css.ts';
import { useHydrated } from './useHydrated.ts';

export interface ContactFormTexts {
  nameLabel: string;
  emailLabel: string;
  messageLabel: string;
  messageHelpText: string;
  submitLabel: string;
  /** Takes the place of `submitLabel` while the answer is awaited. */
  submittingLabel: string;
  /** What sending the form means, with links to the terms. */
  legalNote: LinkedText;
  /** What is said of a field in place of the English sentence, there and in the summary. */
  errors?: FormErrorTexts<keyof ContactValues> | undefined;
}

export interface ContactFormProps extends RootProps<HTMLFormElement>, SubmissionHandlers<ContactValues> {
  /** Where the browser itself posts the form as long as no script has taken over. */
  action: string;
  texts: ContactFormTexts;
  /** What the message begins with, where the visitor has come for something particular and typed nothing yet. */
  startingMessage?: string | undefined;
  pageVersion?: string | undefined;
}

/**
 * A message to the sponsor. Checked when it is sent, and from then on with every change. On success the fields are
 * cleared, but for what was changed meanwhile; on failure they keep what was typed. It says neither itself: that is for the
 * handlers.
 */
export function ContactForm(props: ContactFormProps) {
  const { action, texts, startingMessage, pageVersion, onSubmit, onSuccess, onFailure, ...rootProps } = props;
  const form = useForm({
    resolver: asShown(standardSchemaResolver(contactSchemaIn(texts.errors))),
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const { getValues, setValue } = form;
  useEffect(() => {
    if (startingMessage !== undefined && getValues('message') === '') setValue('message', startingMessage);
  }, [startingMessage, getValues, setValue]);
  const { state, submit } = useSubmission(form, texts.legalNote, pageVersion, { onSubmit, onSuccess, onFailure });
  return (
    <form
      {...rootProps}
      className={styles.form}
      method="post"
      action={action}
      // Without a script the browser's own checks stand in for the messages beside the fields.
      noValidate={useHydrated()}
      onSubmit={submit}
    >
      <FormErrors form={form} />
      <div className={styles.pair}>
        <TextField
          {...form.register('name')}
          label={texts.nameLabel}
          autoComplete="name"
          minLength={2}
          maxLength={fieldLimits.name}
          required
          errorText={errors.name?.message}
        />
        <TextField
          {...form.register('email', asVisible)}
          label={texts.emailLabel}
          type="email"
          autoComplete="email"
          maxLength={fieldLimits.email}
          required
          errorText={errors.email?.message}
        />
      </div>
      <TextArea
        {...form.register('message')}
        label={texts.messageLabel}
        helpText={texts.messageHelpText}
        minLength={10}
        maxLength={fieldLimits.message}
        required
        errorText={errors.message?.message}
      />
      <div className={send}>
        <Button type="submit" size="large" loading={state === 'submitting'} loadingLabel={texts.submittingLabel}>
          {texts.submitLabel}
        </Button>
      </div>
      <LegalNote text={texts.legalNote} />
      <FormContext legalNote={texts.legalNote} pageVersion={pageVersion} />
    </form>
  );
}
