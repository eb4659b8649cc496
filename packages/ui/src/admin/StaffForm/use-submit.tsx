'use client';

import { type ReactNode, useState } from 'react';
import { Text } from '../../primitives/Text/Text.tsx';

/** The state of a form that is sent, and a function to send it. */
export function useSubmit() {
  // Not an action: React delays every transition of the page, such as toasts and navigation, until an action ends.
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  /** Sends once at a time. `send` resolves to the message of a refusal, or to nothing on success. */
  async function submit(send: () => Promise<string | undefined>, onSuccess?: () => void): Promise<void> {
    if (busy) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      const message = await send();
      setRefusal(message);
      if (message === undefined) onSuccess?.();
    } finally {
      setBusy(false);
    }
  }

  return { busy, refusal, submit };
}

/** The reason for a refused form, if no single field is to blame; read out when it appears. */
export function Refusal({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      <Text size="small" tone="danger">
        {children}
      </Text>
    </div>
  );
}
