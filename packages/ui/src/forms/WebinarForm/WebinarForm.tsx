'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type Claim as ClaimData, type LinkedText, type WebinarValues, webinarSchemaIn } from '@sponsor/domain';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/Button/Button.tsx';
import { Claim } from '../../components/Claim/Claim.tsx';
import { Select } from '../../components/Select/Select.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { asShown } from '../as-shown.ts';
import { FormContext } from '../FormContext.tsx';
import { FormErrors } from '../FormErrors.tsx';
import * as styles from '../FormLayout.css.ts';
import { LegalNote } from '../LegalNote/LegalNote.tsx';
import { PersonFields, type PersonFieldsTexts } from '../PersonFields.tsx';
import { type SubmissionHandlers, useSubmission } from '../useSubmission.ts';
import { asVisible } from '../visible-address.ts';

export interface WebinarFormTexts extends PersonFieldsTexts {
  amountLabel: string;
  /** Shown in the field until a range is chosen. */
  amountPlaceholder: string;
  /** The label of the row that clears the chosen range. */
  amountClearLabel: string;
  /** Advice if no range fits. */
  amountHelpText?: ClaimData;
  optionalHint: string;
  submitLabel: string;
  /** Replaces `submitLabel` while the form is being sent. */
  submittingLabel: string;
  /** The legal effect of sending the form, with links to the terms. */
  legalNote: LinkedText;
}

export interface WebinarFormProps extends RootProps<HTMLFormElement>, SubmissionHandlers<WebinarValues> {
  /** The address to which the browser itself posts the form before a script has taken over. */
  action: string;
  texts: WebinarFormTexts;
  /** The ranges of the fund. */
  amountOptions: readonly string[];
  pageVersion?: string | undefined;
}

/**
 * A webinar registration: who wants to watch, and roughly how much they may invest. The browser's own validation
 * applies. On success the fields are cleared, except for changes made meanwhile; on failure they keep their values. It
 * reports neither itself: use the callbacks.
 */
export function WebinarForm(props: WebinarFormProps) {
  const { action, texts, amountOptions, pageVersion, onSubmit, onSuccess, onFailure, ...rootProps } = props;
  const form = useForm({
    resolver: asShown(standardSchemaResolver(webinarSchemaIn(texts.errors))),
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const { state, submit } = useSubmission(form, texts.legalNote, pageVersion, { onSubmit, onSuccess, onFailure });
  return (
    <form {...rootProps} className={styles.form} method="post" action={action} onSubmit={submit}>
      <FormErrors form={form} />
      <PersonFields
        texts={texts}
        fieldOf={(name) => ({
          ...form.register(name, name === 'email' ? asVisible : undefined),
          errorText: errors[name]?.message,
        })}
        phone={{ required: true }}
      />
      <Select
        {...form.register('investmentAmount')}
        label={texts.amountLabel}
        hint={texts.optionalHint}
        placeholder={texts.amountPlaceholder}
        clearLabel={texts.amountClearLabel}
        options={amountOptions}
        helpText={texts.amountHelpText && <Claim claim={texts.amountHelpText} />}
        errorText={errors.investmentAmount?.message}
      />
      <Button type="submit" loading={state === 'submitting'} loadingLabel={texts.submittingLabel}>
        {texts.submitLabel}
      </Button>
      <LegalNote text={texts.legalNote} />
      <FormContext legalNote={texts.legalNote} pageVersion={pageVersion} />
    </form>
  );
}
