import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

interface Asked {
  challenge: string;
}

const bytes = (...parts: (Uint8Array | readonly number[])[]) => Buffer.concat(parts.map((part) => Buffer.from(part)));
const sha256 = (value: string | Uint8Array) => createHash('sha256').update(value).digest();
const text = (value: string) => bytes([0x60 + value.length], Buffer.from(value));
const byteString = (value: Uint8Array) =>
  value.length < 256 ? bytes([0x58, value.length], value) : bytes([0x59, value.length >> 8, value.length & 255], value);

/** A passkey for one origin: it signs with P-256 and attests nothing (WebAuthn with hand-written CBOR). */
export function createFakePasskey(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const rpIdHash = sha256(new URL(origin).hostname);
  let counter = 0;

  const clientData = (type: string, { challenge }: Asked) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const authenticatorData = (flags: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return bytes(rpIdHash, [flags], count);
  };

  const answer = (response: Readonly<Record<string, Buffer>>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: Object.fromEntries(Object.entries(response).map(([name, value]) => [name, value.toString('base64url')])),
  });

  return {
    id: id.toString('base64url'),

    /** As `navigator.credentials.create` returns it. */
    make(asked: Asked) {
      // {kty: EC2, alg: ES256, crv: P-256, x, y}
      const key = bytes(
        [0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21],
        byteString(Buffer.from(x, 'base64url')),
        [0x22],
        byteString(Buffer.from(y, 'base64url')),
      );
      // User present and verified, with the attested key.
      const data = bytes(authenticatorData(0x45), Buffer.alloc(16), [0, id.length], id, key);
      const attestationObject = bytes(
        [0xa3],
        text('fmt'),
        text('none'),
        text('attStmt'),
        [0xa0],
        text('authData'),
        byteString(data),
      );
      return answer({ clientDataJSON: clientData('webauthn.create', asked), attestationObject });
    },

    /** As `navigator.credentials.get` returns it. */
    sign(asked: Asked) {
      counter += 1;
      const clientDataJSON = clientData('webauthn.get', asked);
      const data = authenticatorData(0x05);
      const signature = sign('sha256', bytes(data, sha256(clientDataJSON)), privateKey);
      return answer({ clientDataJSON, authenticatorData: data, signature });
    },

    /** Signs like a clone made before the last signatures. */
    rewind(): void {
      counter = 0;
    },
  };
}
