'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type DeckValues, deckSchemaIn, type LinkedText } from '@sponsor/domain';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/Button/Button.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { asShown } from '../as-shown.ts';
import { FormContext } from '../FormContext.tsx';
import { FormErrors } from '../FormErrors.tsx';
import * as styles from '../FormLayout.css.ts';
import { LegalNote } from '../LegalNote/LegalNote.tsx';
import { PersonFields, type PersonFieldsTexts } from '../PersonFields.tsx';
import { type SubmissionHandlers, useSubmission } from '../useSubmission.ts';
import { asVisible } from '../visible-address.ts';

export interface DeckFormTexts extends PersonFieldsTexts {
  optionalHint: string;
  submitLabel: string;
  /** Replaces `submitLabel` while the form is being sent. */
  submittingLabel: string;
  /** The legal effect of sending the form, with links to the terms. */
  legalNote: LinkedText;
}

export interface DeckFormProps extends RootProps<HTMLFormElement>, SubmissionHandlers<DeckValues> {
  /** The address to which the browser itself posts the form before a script has taken over. */
  action: string;
  texts: DeckFormTexts;
  pageVersion?: string | undefined;
}

/**
 * A request for the deck. The browser's own validation applies, and no field can be changed while the form is being
 * sent. On success the fields are cleared; on failure they keep their values. It reports neither itself: use the
 * callbacks.
 */
export function DeckForm(props: DeckFormProps) {
  const { action, texts, pageVersion, onSubmit, onSuccess, onFailure, ...rootProps } = props;
  const form = useForm({
    resolver: asShown(standardSchemaResolver(deckSchemaIn(texts.errors))),
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const { state, submit } = useSubmission(form, texts.legalNote, pageVersion, { onSubmit, onSuccess, onFailure });
  const submitting = state === 'submitting';
  return (
    <form {...rootProps} className={styles.form} method="post" action={action} onSubmit={submit}>
      <FormErrors form={form} />
      <PersonFields
        texts={texts}
        fieldOf={(name) => ({
          ...form.register(name, name === 'email' ? asVisible : undefined),
          errorText: errors[name]?.message,
        })}
        phone={{ hint: texts.optionalHint }}
        busy={submitting}
      />
      <Button type="submit" loading={submitting} loadingLabel={texts.submittingLabel}>
        {texts.submitLabel}
      </Button>
      <LegalNote text={texts.legalNote} />
      <FormContext legalNote={texts.legalNote} pageVersion={pageVersion} />
    </form>
  );
}
