import { setUpAccount as texts } from '@sponsor/content/admin';
import { SetUpAccount } from '@sponsor/ui/admin';
import { useState } from 'react';
import { useMatch, useNavigate } from 'react-router-dom';
import { setUpAccount, signIn } from '../adapters/staff.ts';
import { staffEntrance } from './staff-entrance.tsx';
import { useTitle } from './use-title.ts';

/** The server refuses a shorter one as well. */
const minimumPasswordLength = 12;

/** Where the first administrator chooses a password. */
export function Component() {
  useTitle(texts.page);
  const token = useMatch('/setup/:token')?.params.token ?? '';
  const navigate = useNavigate();
  const [used, setUsed] = useState(false);
  return (
    <SetUpAccount
      {...staffEntrance}
      texts={texts}
      minimumPasswordLength={minimumPasswordLength}
      used={used}
      onSetUp={async (credentials) => {
        const result = await setUpAccount(token, credentials);
        if (result.kind === 'refused') return result.message;
        if (result.kind === 'used') {
          setUsed(true);
          return undefined;
        }
        // Should it fail, the next screen asks again. The used link must not stay in the history.
        await signIn(credentials);
        await navigate(texts.signIn.href, { replace: true });
        return undefined;
      }}
    />
  );
}
