import { sponsor } from '@sponsor/content/sponsor';
import { accountApi, browserName, factorsApi, passwordLimits } from '@sponsor/domain';
import { useToast } from '@sponsor/ui';
import { Account, type AuthenticatorState } from '@sponsor/ui/admin';
import { useQuery } from '@tanstack/react-query';
import { generate } from 'lean-qr';
import { useState } from 'react';
import { addPasskey } from '../adapters/account.ts';
import { deskMutate, deskRequest } from '../adapters/desk-request.ts';
import { DeskRead } from './desk-read.tsx';
import { type LeaveQuestion, useLeaveQuestion } from './leave-guard.tsx';
import { deskKey, sessionKey, useDeskChange } from './query-client.ts';
import { StaffScreen } from './staff-screen.tsx';

const accountKey = [...deskKey, 'account'];

/** Asks before the person leaves unsaved recovery codes. */
const leaveCodes: LeaveQuestion = {
  heading: 'Leave without the recovery codes?',
  text: 'They are not shown again. If you have not saved them, stay and copy them first.',
};

/** A code that is being set up, and its recovery codes. */
type Begun = { uri: string; recoveryCodes: readonly string[] } | undefined;

/** The account of the signed-in person. */
export function Component() {
  const notify = useToast();
  const { change, changeByButton } = useDeskChange(accountKey, sessionKey);
  const query = useQuery({ queryKey: accountKey, queryFn: ({ signal }) => deskRequest(accountApi.read, { signal }) });
  const [begun, setBegun] = useState<Begun>();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  useLeaveQuestion(recoveryCodes && leaveCodes);

  function stateOf(hasCode: boolean): AuthenticatorState {
    if (recoveryCodes) return { kind: 'recovery codes', codes: recoveryCodes };
    if (begun) {
      const secret = new URL(begun.uri).searchParams.get('secret') ?? '';
      return {
        kind: 'begun',
        secret,
        picture: <QrCode content={begun.uri} label="QR code for an authenticator app" />,
      };
    }
    return hasCode ? { kind: 'on' } : { kind: 'off' };
  }

  async function handleBegin() {
    const result = await deskMutate(factorsApi.beginCode, {});
    if (!result.ok) return result.message;
    setBegun(result.answer);
    return undefined;
  }

  async function handleConfirm(code: string) {
    const refusal = await change(deskMutate(factorsApi.confirmCode, { body: { code } }));
    if (refusal !== undefined) return refusal;
    setRecoveryCodes(begun?.recoveryCodes);
    setBegun(undefined);
    return undefined;
  }

  async function handleRenew() {
    const result = await deskMutate(factorsApi.renewRecoveryCodes, {});
    if (!result.ok) return result.message;
    setRecoveryCodes(result.answer.recoveryCodes);
    return undefined;
  }

  async function handleCopy(codes: readonly string[]) {
    await navigator.clipboard.writeText(codes.join('\n'));
    notify({ message: 'The codes were copied.' });
  }

  return (
    <StaffScreen heading="Account" detail={query.data?.email}>
      <DeskRead query={query} loading="Loading your account" failed="Your account could not be read.">
        {({ email, code, passkeys, passkeysPossible, twoFactorRequired, sessions }) => (
          <Account
            email={email}
            minimumPasswordLength={passwordLimits.minLength}
            code={stateOf(code)}
            codeRequired={twoFactorRequired && passkeys.length === 0}
            passkeys={passkeysPossible ? passkeys : undefined}
            sessions={sessions.map((session) => ({ ...session, browser: browserName(session.browser) }))}
            timeZone={sponsor.timeZone}
            onChangePassword={(password, newPassword) =>
              change(
                deskMutate(accountApi.changePassword, { body: { password, newPassword } }),
                'Your password was changed.',
              )
            }
            onBegin={handleBegin}
            onConfirm={handleConfirm}
            onRenew={handleRenew}
            onEnd={() => change(deskMutate(factorsApi.endCode, {}), 'You now sign in without a code.')}
            onCancelCode={() => setBegun(undefined)}
            onCopyCodes={(codes) => void handleCopy(codes)}
            onKeptCodes={() => setRecoveryCodes(undefined)}
            onAddPasskey={(name) => change(addPasskey(name), 'The passkey was added.')}
            onRemovePasskey={({ id }) =>
              void changeByButton(deskMutate(factorsApi.removePasskey, { params: { id } }), 'The passkey was removed.')
            }
            onEndSessions={() =>
              void changeByButton(deskMutate(accountApi.endSessions, {}), 'You are signed out everywhere else.')
            }
          />
        )}
      </DeskRead>
    </StaffScreen>
  );
}

interface QrCodeProps {
  /** The encoded address. */
  content: string;
  label: string;
}

/** A QR code, made in the browser because its content may be a secret. */
function QrCode({ content, label }: QrCodeProps) {
  const code = generate(content);
  const places = Array.from({ length: code.size }, (_, index) => index);
  const path = places.flatMap((y) => places.filter((x) => code.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`)).join('');
  return (
    <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </svg>
  );
}
