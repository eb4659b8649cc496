import { setUpAccount as texts } from '@sponsor/content/sign-in';
import { Section } from '@sponsor/ui';
import { SetUpAccount, Waiting } from '@sponsor/ui/admin';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readLink, setUpAccount, signIn } from '../adapters/staff.ts';
import { staffEntrance } from './staff-entrance.tsx';
import { useTitle } from './use-title.ts';

/** The server refuses a shorter one as well. */
const minimumPasswordLength = 12;

/** The end of a one-time link, where somebody chooses a password. */
export function Component() {
  useTitle(texts.page);
  const token = useLocation().hash.slice(1);
  const navigate = useNavigate();
  const [used, setUsed] = useState(false);
  const { data: link } = useQuery({ queryKey: ['link', token], queryFn: ({ signal }) => readLink(token, signal) });
  if (link === undefined) {
    return (
      <Section>
        <Waiting>{texts.checking}</Waiting>
      </Section>
    );
  }
  // A link that could not be read is tried as one for the first administrator: the answer says what is wrong.
  const purpose = link.kind === 'open' ? link.purpose : 'first administrator';
  return (
    <SetUpAccount
      {...staffEntrance}
      texts={purpose === 'first administrator' ? texts : { ...texts, ...texts.purposes[purpose] }}
      email={link.kind === 'open' ? link.email : undefined}
      minimumPasswordLength={minimumPasswordLength}
      used={used || link.kind === 'used'}
      onSetUp={async (credentials) => {
        const result = await setUpAccount(token, credentials);
        if (result.kind === 'refused') return result.message;
        if (result.kind === 'used') {
          setUsed(true);
          return undefined;
        }
        // Should it fail, or a code be needed, the next screen asks again. The used link must not stay in the history.
        await signIn(credentials);
        await navigate(texts.signIn.href, { replace: true });
        return undefined;
      }}
    />
  );
}
