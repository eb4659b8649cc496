import { sponsor } from '@sponsor/content/sponsor';
import { accountApi, browserName, factorsApi, passwordLimits } from '@sponsor/domain';
import { useToast } from '@sponsor/ui';
import { Account, type AuthenticatorState } from '@sponsor/ui/admin';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addPasskey } from '../adapters/account.ts';
import { deskMutate, deskRequest } from '../adapters/desk-request.ts';
import { DeskRead } from './desk-read.tsx';
import { type LeaveQuestion, useLeaveQuestion } from './leave-guard.tsx';
import { QrCode } from './qr-code.tsx';
import { deskKey, sessionKey } from './query-client.ts';
import { StaffScreen } from './staff-screen.tsx';

const accountKey = [...deskKey, 'account'];

/** Asks before the person leaves unsaved recovery codes. */
const leaveCodes: LeaveQuestion = {
  heading: 'Leave without the recovery codes?',
  text: 'They are not shown again. If you have not kept them, stay and copy them first.',
};

/** A code being set up, and its recovery codes. */
type Begun = { uri: string; recoveryCodes: readonly string[] } | undefined;

/** The person's own account. */
export function Component() {
  const queryClient = useQueryClient();
  const notify = useToast();
  const query = useQuery({ queryKey: accountKey, queryFn: ({ signal }) => deskRequest(accountApi.read, { signal }) });
  const [begun, setBegun] = useState<Begun>();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  useLeaveQuestion(recoveryCodes && leaveCodes);

  const readAgain = () =>
    Promise.all([accountKey, sessionKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));

  function stateOf(hasCode: boolean): AuthenticatorState {
    if (recoveryCodes) return { kind: 'recovery codes', codes: recoveryCodes };
    if (begun) {
      const secret = new URL(begun.uri).searchParams.get('secret') ?? '';
      return {
        kind: 'begun',
        secret,
        picture: <QrCode content={begun.uri} label="Picture for an authenticator app to scan" />,
      };
    }
    return hasCode ? { kind: 'on' } : { kind: 'off' };
  }

  async function handleChangePassword(password: string, newPassword: string) {
    const result = await deskMutate(accountApi.changePassword, { body: { password, newPassword } });
    if (!result.ok) return result.message;
    notify({ message: 'Your password was changed.' });
    await readAgain();
    return undefined;
  }

  async function handleBegin() {
    const result = await deskMutate(factorsApi.beginCode, {});
    if (!result.ok) return result.message;
    setBegun(result.answer);
    return undefined;
  }

  async function handleConfirm(code: string) {
    const result = await deskMutate(factorsApi.confirmCode, { body: { code } });
    if (!result.ok) return result.message;
    setRecoveryCodes(begun?.recoveryCodes);
    setBegun(undefined);
    await readAgain();
    return undefined;
  }

  async function handleRenew() {
    const result = await deskMutate(factorsApi.renewRecoveryCodes, {});
    if (!result.ok) return result.message;
    setRecoveryCodes(result.answer.recoveryCodes);
    return undefined;
  }

  async function handleEnd() {
    const result = await deskMutate(factorsApi.endCode, {});
    if (!result.ok) return result.message;
    notify({ message: 'You sign in without a code now.' });
    await readAgain();
    return undefined;
  }

  async function handleAddPasskey(name: string) {
    const result = await addPasskey(name);
    if (!result.ok) return result.message;
    notify({ message: 'The passkey was added.' });
    await readAgain();
    return undefined;
  }

  async function handleRemovePasskey(id: string) {
    const result = await deskMutate(factorsApi.removePasskey, { params: { id } });
    if (!result.ok) notify({ message: result.message, tone: 'destructive' });
    else notify({ message: 'The passkey was removed.' });
    await readAgain();
  }

  async function handleEndSessions() {
    const result = await deskMutate(accountApi.endSessions, {});
    if (!result.ok) notify({ message: result.message, tone: 'destructive' });
    else notify({ message: 'You are signed in here alone.' });
    await readAgain();
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
            onChangePassword={handleChangePassword}
            onBegin={handleBegin}
            onConfirm={handleConfirm}
            onRenew={handleRenew}
            onEnd={handleEnd}
            onCancelCode={() => setBegun(undefined)}
            onCopyCodes={(codes) => void handleCopy(codes)}
            onKeptCodes={() => setRecoveryCodes(undefined)}
            onAddPasskey={handleAddPasskey}
            onRemovePasskey={({ id }) => void handleRemovePasskey(id)}
            onEndSessions={() => void handleEndSessions()}
          />
        )}
      </DeskRead>
    </StaffScreen>
  );
}
