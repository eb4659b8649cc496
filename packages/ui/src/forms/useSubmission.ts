import { useRef, useState } from 'react';

export type SubmissionState = 'idle' | 'submitting' | 'succeeded' | 'failed';

export interface SubmissionHandlers<Values> {
  /** Stores the values; a rejection is a failure. It is not called again before it has settled. */
  onSubmit: (values: Values) => Promise<void>;
  onSuccess?: (() => void) | undefined;
  onFailure?: ((error: unknown) => void) | undefined;
}

/**
 * The life of a form's submission. While one is under way, further calls of `submit` do nothing, so that a double
 * click or a second Enter sends once.
 */
export function useSubmission<Values>({ onSubmit, onSuccess, onFailure }: SubmissionHandlers<Values>) {
  const [state, setState] = useState<SubmissionState>('idle');
  const underWay = useRef(false);

  async function submit(values: Values): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setState('submitting');
    try {
      await onSubmit(values);
    } catch (error) {
      setState('failed');
      onFailure?.(error);
      return;
    } finally {
      underWay.current = false;
    }
    setState('succeeded');
    onSuccess?.();
  }

  return { state, submit };
}
