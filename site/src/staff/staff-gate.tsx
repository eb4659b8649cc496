import { checkingSession, signIn as signInTexts, unavailable } from '@sponsor/content/admin';
import { Section } from '@sponsor/ui';
import { SignIn, Waiting } from '@sponsor/ui/admin';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { readSession, signIn } from '../adapters/staff.ts';
import { deskKey, sessionKey } from './query-client.ts';
import { staffEntrance } from './staff-entrance.tsx';

/**
 * Asks who is there before a staff screen is shown, and to sign in where nobody is. When it cannot be found out, the
 * screen is shown: what it reads asks for the session too, and says what is wrong.
 */
export function Component() {
  const session = useStaffSession();
  if (session.data === null) return <SignedOut />;
  if (session.isFetched) return <Outlet />;
  return (
    <Section>
      <Waiting>{checkingSession}</Waiting>
    </Section>
  );
}

/** Who is signed in, as far as is known. */
export function useStaffSession() {
  return useQuery({ queryKey: sessionKey, queryFn: ({ signal }) => readSession(signal), retry: false });
}

function SignedOut() {
  const queryClient = useQueryClient();

  // Not sooner: a screen that is still there would read again what it misses.
  useEffect(() => queryClient.removeQueries({ queryKey: deskKey }), [queryClient]);

  async function handleSignIn(credentials: Parameters<typeof signIn>[0]) {
    const refusal = await signIn(credentials);
    if (refusal !== undefined) return refusal;
    await queryClient.invalidateQueries({ queryKey: sessionKey });
    return queryClient.getQueryData(sessionKey) === null ? unavailable : undefined;
  }

  return <SignIn {...staffEntrance} texts={signInTexts} onSignIn={handleSignIn} />;
}
