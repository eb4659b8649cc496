import { passwordLimits } from '@sponsor/domain';
import { SetUpAccount, type SetUpAccountProps } from '@sponsor/ui/admin';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type LinkPurpose, readLink, setUpAccount, signIn } from '../adapters/staff.ts';
import { WaitingScreen } from './desk-read.tsx';
import { staffEntrance } from './staff-entrance.tsx';
import { useTitle } from './use-title.ts';

/** The words of the screen, by the purpose of the link. */
const texts = {
  'first administrator': undefined,
  invitation: {
    heading: 'Create your account',
    introduction: 'You have been invited to the staff area. Choose the password you will sign in with.',
  },
  'new password': {
    heading: 'Choose a new password',
    introduction: 'This link works once. The new password signs you out everywhere.',
    submit: 'Change password',
    submitting: 'Changing...',
  },
} satisfies Record<LinkPurpose, SetUpAccountProps['texts']>;

/** The page of a one-time link, where a person chooses a password. */
export function Component() {
  useTitle('Choose your password');
  const token = useLocation().hash.slice(1);
  const navigate = useNavigate();
  const [used, setUsed] = useState(false);
  const { data: link } = useQuery({ queryKey: ['link', token], queryFn: ({ signal }) => readLink(token, signal) });
  if (link === undefined) return <WaitingScreen>Checking the link</WaitingScreen>;
  // An unreadable link is tried as one for the first administrator: the response says what is wrong.
  const purpose = link.kind === 'open' ? link.purpose : 'first administrator';
  return (
    <SetUpAccount
      {...staffEntrance}
      texts={texts[purpose]}
      email={link.kind === 'open' ? (link.email ?? undefined) : undefined}
      minimumPasswordLength={passwordLimits.minLength}
      used={used || link.kind === 'used'}
      onSetUp={async (credentials) => {
        const result = await setUpAccount(token, credentials);
        if (result.kind === 'refused') return result.message;
        if (result.kind === 'used') {
          setUsed(true);
          return undefined;
        }
        // If it fails, or needs a code, the next screen asks again. The used link must not stay in the history.
        await signIn(credentials);
        await navigate('/admin/leads', { replace: true });
        return undefined;
      }}
    />
  );
}
