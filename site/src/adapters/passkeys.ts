import {
  type NewPasskey,
  newPasskeySchema,
  type PasskeyCreationOptions,
  type PasskeySignature,
  type PasskeySigningOptions,
  passkeySignatureSchema,
} from '@sponsor/domain';
import * as z from 'zod/mini';

/** The message if the person or the browser did not sign. */
export const passkeyNotUsed = 'The passkey was not used. Please try again.';

/** Asks for a passkey and signs with it. Undefined if the person or the browser refuses. */
export function signWithPasskey(wanted: PasskeySigningOptions): Promise<PasskeySignature | undefined> {
  return answerOf(passkeySignatureSchema, async () =>
    'parseRequestOptionsFromJSON' in PublicKeyCredential
      ? navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(wanted) })
      : null,
  );
}

/** Creates a passkey. Undefined if the person or the browser refuses. */
export function makePasskey(wanted: PasskeyCreationOptions): Promise<NewPasskey | undefined> {
  return answerOf(newPasskeySchema, async () =>
    'parseCreationOptionsFromJSON' in PublicKeyCredential
      ? navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(wanted) })
      : null,
  );
}

async function answerOf<Passkey>(
  schema: z.ZodMiniType<Passkey>,
  ask: () => Promise<Credential | null>,
): Promise<Passkey | undefined> {
  try {
    const answer = await ask();
    return answer instanceof PublicKeyCredential && 'toJSON' in answer
      ? z.safeParse(schema, answer.toJSON()).data
      : undefined;
  } catch {
    // The person closed the dialog, no passkey matched, or the browser does not support passkeys.
    return undefined;
  }
}
