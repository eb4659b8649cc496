import { accountApi } from '@sponsor/domain';
import { ConfirmIdentity } from '@sponsor/ui/admin';
import { useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { proveBeforehand, proveByPasskey } from '../adapters/account.ts';
import { deskMutate, refusalOf } from '../adapters/desk-request.ts';
import { onProofWanted } from '../adapters/proof.ts';
import { sessionKey } from './query-client.ts';
import { useStaffSession } from './use-staff-session.ts';

/** Links to files of leads, for which the server requires confirmation. */
const files = 'a[href^="/api/desk/leads/"]';

/** Asks a person to confirm their identity whenever the server requires it, and before a protected download. */
export function ProofGate({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const { data: session } = useStaffSession();
  const [answer, setAnswer] = useState<(given: boolean) => void>();

  useEffect(() => onProofWanted(() => new Promise((resolve) => setAnswer(() => resolve))), []);

  function close(given: boolean) {
    answer?.(given);
    setAnswer(undefined);
  }

  async function goOn(refusal: Promise<string | undefined>): Promise<string | undefined> {
    const message = await refusal;
    if (message === undefined) close(true);
    // A refusal may mean that the session has ended.
    else await queryClient.invalidateQueries({ queryKey: sessionKey });
    return message;
  }

  async function openFile(address: string): Promise<void> {
    if (await proveBeforehand()) window.location.assign(address);
  }

  function handleClick(event: MouseEvent<HTMLElement>) {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(files) : null;
    if (link === null) return;
    event.preventDefault();
    void openFile(link.href);
  }

  return (
    <div onClickCapture={handleClick}>
      {children}
      {session && (
        <ConfirmIdentity
          open={answer !== undefined}
          email={session.email}
          code={session.code}
          passkey={session.passkey}
          onConfirm={(given) => goOn(refusalOf(deskMutate(accountApi.prove, { body: given })))}
          onPasskey={(password) => goOn(proveByPasskey(password))}
          onCancel={() => close(false)}
        />
      )}
    </div>
  );
}
