import { accountApi, factorsApi, signInApi } from '@sponsor/domain';
import { type DeskResult, deskMutate, deskRequest, refusalOf } from './desk-request.ts';
import { makePasskey, passkeyNotUsed, signWithPasskey } from './passkeys.ts';
import { askForProof } from './proof.ts';

/** Creates a passkey in the browser, and stores it. */
export async function addPasskey(name: string): Promise<DeskResult<unknown>> {
  const begun = await deskMutate(factorsApi.passkeyOptions, {});
  if (!begun.ok) return begun;
  const passkey = await makePasskey(begun.answer);
  if (passkey === undefined)
    return { ok: false, message: 'No passkey was created. Please try again, or use another device.' };
  return deskMutate(factorsApi.addPasskey, { body: { name, passkey } });
}

/** Confirms the person's identity by password and passkey. Resolves to the message of a refusal, or to nothing. */
export async function proveByPasskey(password: string): Promise<string | undefined> {
  const begun = await deskMutate(accountApi.proofPasskeyOptions, {});
  if (!begun.ok) return begun.message;
  const passkey = await signWithPasskey(begun.answer);
  if (passkey === undefined) return passkeyNotUsed;
  return refusalOf(deskMutate(accountApi.prove, { body: { password, passkey } }));
}

/** Asks for confirmation before the browser downloads a file, if the server would require it. */
export async function proveBeforehand(): Promise<boolean> {
  const session = await deskRequest(signInApi.session, {}).catch(() => null);
  // If the session has ended or cannot be read, the server's own response says so.
  return session === null || session.session.fresh || askForProof();
}
