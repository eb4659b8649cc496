import { signInApi } from '@sponsor/domain';
import { useToast } from '@sponsor/ui';
import { ForgottenPassword, SignIn, SignInCode } from '@sponsor/ui/admin';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { deskMutate, refusalOf, unavailable } from '../adapters/desk-request.ts';
import { enterCode, signIn, signInByPasskey } from '../adapters/staff.ts';
import { deskKey, forgetSessionEnd, hasSessionEnded, sessionKey } from './query-client.ts';
import { staffEntrance } from './staff-entrance.tsx';
import { useArrival } from './use-arrival.ts';
import { forgetKeptInTab } from './use-kept.ts';

const sessionEnded = 'Your session has ended. Sign in to continue where you were; your draft note is kept.';

type Step = 'password' | 'forgotten' | 'link sent' | { code: boolean; passkey: boolean };

/** Replaces every staff screen while nobody is signed in. */
export function SignedOut() {
  const queryClient = useQueryClient();
  const notify = useToast();
  const [step, setStep] = useState<Step>('password');
  const replaces = useArrival();
  const [ended, setEnded] = useState(() => hasSessionEnded(queryClient));

  // Only now, because a screen that is still mounted would read its missing data again.
  useEffect(() => {
    queryClient.removeQueries({ queryKey: deskKey });
    forgetKeptInTab();
  }, [queryClient]);

  async function openDesk(): Promise<string | undefined> {
    await queryClient.invalidateQueries({ queryKey: sessionKey });
    return queryClient.getQueryData(sessionKey) === null ? unavailable : undefined;
  }

  async function end(secondStep: ReturnType<typeof enterCode>): Promise<string | undefined> {
    const result = await secondStep;
    if (result.kind === 'signed in') return openDesk();
    if (result.kind === 'refused') return result.message;
    notify({ message: result.message, tone: 'destructive' });
    setStep('password');
    return undefined;
  }

  if (typeof step === 'object') {
    return (
      <SignInCode
        {...staffEntrance}
        onCode={step.code ? (code) => end(enterCode(code)) : undefined}
        onPasskey={step.passkey ? () => end(signInByPasskey()) : undefined}
        onAgain={() => setStep('password')}
      />
    );
  }
  if (step === 'password') {
    return (
      <SignIn
        {...staffEntrance}
        focused={replaces}
        notice={ended ? sessionEnded : undefined}
        onSignIn={async (credentials) => {
          const result = await signIn(credentials);
          setEnded(false);
          forgetSessionEnd(queryClient);
          if (result.kind === 'refused') return result.message;
          if (result.kind === 'signed in') return openDesk();
          setStep(result);
          return undefined;
        }}
        onForgotten={() => setStep('forgotten')}
      />
    );
  }
  return (
    <ForgottenPassword
      {...staffEntrance}
      sent={step === 'link sent'}
      onAsk={async (email) => {
        const refusal = await refusalOf(deskMutate(signInApi.mailPasswordLink, { body: { email } }));
        if (refusal === undefined) setStep('link sent');
        return refusal;
      }}
      onBack={() => setStep('password')}
    />
  );
}
