'use client';

import { honeypotInput, type LinkedText, type SubmissionContext } from '@sponsor/domain';
import { type SyntheticEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { formContext } from './form-context.ts';

type SubmissionState = 'idle' | 'submitting' | 'succeeded' | 'failed';

export interface SubmissionHandlers<Values> {
  /**
   * Stores the values; a rejection is a failure. It is not called again before it has settled. `context` has the
   * sentence that the visitor agreed to, and the content of a field that no person sees.
   */
  onSubmit: (values: Values, context: SubmissionContext) => Promise<void>;
  /** Called once stored: `values` are those sent, which the form no longer shows. */
  onSuccess?: ((values: Values) => void) | undefined;
  onFailure?: ((error: unknown) => void) | undefined;
}

/**
 * Manages a form's submission. While one is in progress, others are ignored, so that a double click or a second Enter
 * sends once. On success the fields are cleared, except for changes made meanwhile; on failure they keep their values.
 */
export function useSubmission<Typed extends FieldValues, Values>(
  { getValues, handleSubmit, reset }: UseFormReturn<Typed, unknown, Values>,
  legalNote: LinkedText,
  pageVersion: string | undefined,
  { onSubmit, onSuccess, onFailure }: SubmissionHandlers<Values>,
) {
  const [state, setState] = useState<SubmissionState>('idle');
  const underWay = useRef(false);

  async function send(values: Values, context: SubmissionContext): Promise<void> {
    setState('submitting');
    const sent = getValues();
    try {
      await onSubmit(values, context);
    } catch (error) {
      setState('failed');
      onFailure?.(error);
      return;
    }
    setState('succeeded');
    const changed = Object.entries(getValues()).filter(([name, value]) => value !== sent[name]);
    // The native reset, after which the browser marks no empty field as invalid.
    reset();
    if (changed.length > 0) reset({ ...getValues(), ...Object.fromEntries(changed) }, { keepDefaultValues: true });
    onSuccess?.(values);
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    const honeypot = new FormData(event.currentTarget).get(honeypotInput);
    const context = formContext(legalNote, pageVersion);
    if (typeof honeypot === 'string' && honeypot !== '') context.honeypot = honeypot;
    try {
      await handleSubmit((values) => send(values, context))(event);
    } finally {
      underWay.current = false;
    }
  }

  return { state, submit: (event: SyntheticEvent<HTMLFormElement>) => void submit(event) };
}
