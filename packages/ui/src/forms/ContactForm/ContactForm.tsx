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
  /** Replaces `submitLabel` while the form is being sent. */
  submittingLabel: string;
  /** The legal effect of sending the form, with links to the terms. */
  legalNote: LinkedText;
  /** Replaces the English error messages of a field, there and in the summary. */
  errors?: FormErrorTexts<keyof ContactValues> | undefined;
}

export interface ContactFormProps extends RootProps<HTMLFormElement>, SubmissionHandlers<ContactValues> {
  /** The address to which the browser itself posts the form before a script has taken over. */
  action: string;
  texts: ContactFormTexts;
  /** The initial message, for visitors who came for something particular and have not typed anything. */
  startingMessage?: string | undefined;
  pageVersion?: string | undefined;
}

/**
 * A message to the sponsor. Validated when it is sent, and from then on with every change. On success the fields are
 * cleared, except for changes made meanwhile; on failure they keep their values. It reports neither itself: use the
 * callbacks.
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
      // Without a script the browser's own validation replaces the messages beside the fields.
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
