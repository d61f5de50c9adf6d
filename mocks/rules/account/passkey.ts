import { decode, encode } from 'jose/base64url';
import type { Database } from '../../core/database';
import { reject } from '../../core/messages/requestError';
import { readCbor } from '../../core/values/cbor';
import { type Passkey, redeemChallenge } from '../../db/account/passkey';

type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes that WebCrypto accepts. */
const fromBase64url = (text: string): Bytes => new Uint8Array(decode(text));

export const ES256 = -7;
/**
 * Flags of the authenticator data. Its bytes: 0 to 31 the hash of the site, 32 the flags, 33 to 36 the counter, 37 to 52
 * the model of the authenticator, 53 and 54 the length of the id, then the id and the key.
 */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED_CREDENTIAL = 0x40;

interface Expected {
  db: Database;
  /** The URL of the request: its origin must be the one of the page. */
  url: URL;
  memberId: string | null;
}

/** Reads a new key from the reply of an authenticator to our challenge. */
export async function parseNewKey(
  expected: Expected,
  response: { clientDataJSON: string; attestationObject: string },
) {
  return hideReason(async () => {
    checkClient(expected, response.clientDataJSON, 'webauthn.create');
    const { value: attestation } = readCbor(fromBase64url(response.attestationObject));
    const authData = attestation instanceof Map ? attestation.get('authData') : undefined;
    if (!(authData instanceof Uint8Array)) throw new Error('no authenticator data');
    const { counter } = await checkAuthenticator(expected, authData, ATTESTED_CREDENTIAL);
    const length = new DataView(authData.buffer).getUint16(53);
    const id = authData.slice(55, 55 + length);
    if (length < 16 || length > 256) throw new Error('the id of the key has a wrong length');
    const { value: key } = readCbor(authData.slice(55 + length));
    // COSE: 1 is the type of the key (2: elliptic curve), 3 the algorithm, -1 the curve (1: P-256), -2 and -3 its point.
    if (!(key instanceof Map) || key.get(1) !== 2 || key.get(3) !== ES256 || key.get(-1) !== 1) {
      throw new Error('not an ES256 key');
    }
    const [x, y] = [key.get(-2), key.get(-3)].map((coordinate) => encode(coordinate as Bytes));
    if (!x || !y) throw new Error('a coordinate of the key is missing');
    await importKey({ x, y });
    return { id: encode(id), x, y, counter };
  });
}

/** Checks the signature of a login. Returns the new counter of the key. */
export async function checkSignature(
  expected: Expected,
  key: Passkey,
  response: { clientDataJSON: string; authenticatorData: string; signature: string },
) {
  return hideReason(async () => {
    checkClient(expected, response.clientDataJSON, 'webauthn.get');
    const data = fromBase64url(response.authenticatorData);
    const { counter } = await checkAuthenticator(expected, data, 0);
    const hash = await sha256(fromBase64url(response.clientDataJSON));
    const signed = new Uint8Array([...data, ...hash]);
    const signature = rawSignature(fromBase64url(response.signature));
    const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
    const isRight = await crypto.subtle.verify(algorithm, await importKey(key), signature, signed);
    if (!isRight) throw new Error('signature');
    // Authenticators without a counter always send 0.
    if ((counter || key.counter) && counter <= key.counter)
      throw new Error('the counter of the key did not grow: it may be a copy');
    return counter;
  });
}

/** All failures give the same error, so that an attacker cannot find out the reason. */
async function hideReason<T>(check: () => Promise<T>): Promise<T> {
  try {
    return await check();
  } catch {
    return reject('passkey_wrong');
  }
}

function checkClient({ db, url, memberId }: Expected, clientDataJSON: string, type: string) {
  const text = new TextDecoder().decode(fromBase64url(clientDataJSON));
  const client = JSON.parse(text) as Record<string, unknown>;
  const isFresh = redeemChallenge(db, String(client.challenge), memberId);
  if (!isFresh || client.type !== type || client.origin !== url.origin) throw new Error('client');
}

async function checkAuthenticator({ url }: Expected, data: Bytes, extraFlags: number) {
  const site = await sha256(new TextEncoder().encode(url.hostname));
  const flags = data[32] ?? 0;
  const requiredFlags = PRESENT | VERIFIED | extraFlags;
  const isForSite = site.every((byte, i) => data[i] === byte);
  if (data.length < 37 || !isForSite || (flags & requiredFlags) !== requiredFlags)
    throw new Error('authenticator');
  return { counter: new DataView(data.buffer).getUint32(33) };
}

const sha256 = async (bytes: Bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

const importKey = ({ x, y }: { x: string; y: string }) =>
  crypto.subtle.importKey(
    'jwk',
    { kty: 'EC', crv: 'P-256', x, y },
    { name: 'ECDSA', namedCurve: 'P-256' },
    false,
    ['verify'],
  );

/**
 * Converts a signature from DER, as authenticators send it, to the 64 bytes that WebCrypto expects. DER has a sequence (0x30)
 * of two integers (0x02), each with its length. An integer may have a zero before it, or be shorter than 32 bytes.
 */
function rawSignature(der: Bytes): Bytes {
  const raw = new Uint8Array(64);
  let at = 2;
  for (const end of [32, 64]) {
    const length = der[at + 1] ?? 0;
    if (der[0] !== 0x30 || der[at] !== 0x02 || length < 1 || length > 33) throw new Error('DER');
    const number = der.slice(at + 2, at + 2 + length).slice(-32);
    raw.set(number, end - number.length);
    at += 2 + length;
  }
  return raw;
}
