'use client';

import { type SubmitEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

export type SubmissionState = 'idle' | 'submitting' | 'succeeded' | 'failed';

export interface SubmissionHandlers<Values> {
  /** Stores the values; a rejection is a failure. It is not called again before it has settled. */
  onSubmit: (values: Values) => Promise<void>;
  onSuccess?: (() => void) | undefined;
  onFailure?: ((error: unknown) => void) | undefined;
}

/**
 * The life of a form's submission. While one is under way, further ones do nothing, so that a double click or a second
 * Enter sends once. On success the fields are cleared; on failure they keep what was typed.
 */
export function useSubmission<Typed extends FieldValues, Values>(
  { handleSubmit, reset }: UseFormReturn<Typed, unknown, Values>,
  { onSubmit, onSuccess, onFailure }: SubmissionHandlers<Values>,
) {
  const [state, setState] = useState<SubmissionState>('idle');
  const underWay = useRef(false);

  async function send(values: Values): Promise<void> {
    setState('submitting');
    try {
      await onSubmit(values);
    } catch (error) {
      setState('failed');
      onFailure?.(error);
      return;
    }
    setState('succeeded');
    reset();
    onSuccess?.();
  }

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    try {
      await handleSubmit(send)(event);
    } finally {
      underWay.current = false;
    }
  }

  return { state, submit: (event: SubmitEvent) => void submit(event) };
}
