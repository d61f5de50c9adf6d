import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/** Values that the authenticator sends in place of the right ones. */
interface Forged {
  origin?: string;
  challenge?: string;
  rpId?: string;
  type?: string;
  flags?: number;
  counter?: number;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
// CBOR, the binary format of WebAuthn: a head with the kind and the length of a value, and then the value.
const text = (value: string) =>
  Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);
const head = (kind: number, n: number) => {
  if (n < 24) return Buffer.of((kind << 5) | n);
  return n < 256 ? Buffer.of((kind << 5) | 24, n) : Buffer.of((kind << 5) | 25, n >> 8, n & 255);
};

/** The flags of the authenticator: the user is present and verified. */
const USER_VERIFIED = 0x05;
/** The same, and the data contain a new credential. */
const WITH_CREDENTIAL = USER_VERIFIED | 0x40;

/** A software authenticator with one ES256 key for one site, as a phone has it. */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const rawId = randomBytes(32);
  const id = rawId.toString('base64url');
  let counter = 0;

  const clientData = (type: string, challenge: string, forged: Forged) =>
    Buffer.from(
      JSON.stringify({
        type: forged.type ?? type,
        challenge: forged.challenge ?? challenge,
        origin: forged.origin ?? origin,
      }),
    );

  const authData = (flags: number, rest: Buffer, forged: Forged) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(forged.counter ?? ++counter);
    const site = sha256(forged.rpId ?? new URL(origin).hostname);
    return Buffer.concat([site, Buffer.of(forged.flags ?? flags), count, rest]);
  };

  return {
    id,
    /** Creates a credential, as navigator.credentials.create does. */
    create({ challenge }: { challenge: string }, forged: Forged = {}) {
      const coordinate = (half: string) => bytes(Buffer.from(half, 'base64url'));
      // The public key in the format COSE: key type EC2, algorithm ES256, curve P-256, x and y.
      const cose = Buffer.concat([
        Buffer.of(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21),
        coordinate(x),
        Buffer.of(0x22),
        coordinate(y),
      ]);
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.of(0, rawId.length), rawId, cose]);
      const attestation = Buffer.concat([
        head(5, 3),
        ...[text('fmt'), text('none'), text('attStmt'), head(5, 0)],
        ...[text('authData'), bytes(authData(WITH_CREDENTIAL, credential, forged))],
      ]);
      return {
        id,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, forged).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
        },
      };
    },
    /** Signs a challenge, as navigator.credentials.get does. */
    get({ challenge }: { challenge: string }, forged: Forged = {}) {
      const client = clientData('webauthn.get', challenge, forged);
      const data = authData(USER_VERIFIED, Buffer.alloc(0), forged);
      const signer = createSign('SHA256').update(Buffer.concat([data, sha256(client)]));
      return {
        id,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signer.sign(privateKey).toString('base64url'),
        },
      };
    },
  };
}
