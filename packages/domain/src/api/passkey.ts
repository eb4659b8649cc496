import * as z from 'zod/mini';

// Passkeys as browsers and the server exchange them, in the terms of WebAuthn.

const type = z.literal('public-key');
const key = z.object({ id: z.string(), type: z.string(), transports: z.exactOptional(z.array(z.string())) });
const preference = z.enum(['discouraged', 'preferred', 'required']);
const options = { challenge: z.string(), timeout: z.exactOptional(z.number()) };

/** The options of `navigator.credentials.get`, as `PublicKeyCredential.parseRequestOptionsFromJSON` reads them. */
export const passkeySigningOptions = z.object({
  ...options,
  rpId: z.exactOptional(z.string()),
  allowCredentials: z.exactOptional(z.array(key)),
  userVerification: z.exactOptional(preference),
});
export type PasskeySigningOptions = z.output<typeof passkeySigningOptions>;

/** The options of `navigator.credentials.create`, as `PublicKeyCredential.parseCreationOptionsFromJSON` reads them. */
export const passkeyCreationOptions = z.object({
  ...options,
  rp: z.object({ id: z.exactOptional(z.string()), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type, alg: z.number() })),
  excludeCredentials: z.exactOptional(z.array(key)),
  authenticatorSelection: z.exactOptional(
    z.object({ residentKey: z.exactOptional(preference), userVerification: z.exactOptional(preference) }),
  ),
});
export type PasskeyCreationOptions = z.output<typeof passkeyCreationOptions>;

const base64url = z.string().check(z.regex(/^[\w-]{1,8000}$/));
const credential = {
  id: base64url,
  rawId: base64url,
  type,
  clientExtensionResults: z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform(() => ({})),
  ),
};

/** The result of `navigator.credentials.create`, as `PublicKeyCredential.toJSON` serializes it. */
export const newPasskeySchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.prefault(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10)), []),
  }),
});
export type NewPasskey = z.output<typeof newPasskeySchema>;

/** The result of `navigator.credentials.get`, as `PublicKeyCredential.toJSON` serializes it. */
export const passkeySignatureSchema = z.object({
  ...credential,
  response: z.object({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
});
export type PasskeySignature = z.output<typeof passkeySignatureSchema>;
