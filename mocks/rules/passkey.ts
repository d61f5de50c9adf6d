import { fromBase64url, toBase64url } from '../core/base64url';
import { readCbor } from '../core/cbor';
import type { Database } from '../core/database';
import { refuse } from '../core/refusal';
import { type Passkey, spendChallenge } from '../db/passkey';

type Bytes = Uint8Array<ArrayBuffer>;

export const ES256 = -7;
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

interface Expected {
  db: Database;
  /** The address that the page was served from. */
  url: URL;
  memberId: string | null;
}

/** What a new key is, once its message proved to be an answer to our challenge. */
export async function readNewKey(
  expected: Expected,
  response: { clientDataJSON: string; attestationObject: string },
) {
  return trusting(async () => {
    checkClient(expected, response.clientDataJSON, 'webauthn.create');
    const { value: attestation } = readCbor(fromBase64url(response.attestationObject));
    const authData = attestation instanceof Map ? attestation.get('authData') : undefined;
    if (!(authData instanceof Uint8Array)) throw new Error('no authenticator data');
    const { counter } = await readAuthenticator(expected, authData, ATTESTED);
    const length = new DataView(authData.buffer).getUint16(53);
    const id = authData.slice(55, 55 + length);
    if (length < 16 || length > 256) throw new Error('no proper id');
    const { value: key } = readCbor(authData.slice(55 + length));
    if (!(key instanceof Map) || key.get(1) !== 2 || key.get(3) !== ES256 || key.get(-1) !== 1) {
      throw new Error('not an ES256 key');
    }
    const [x, y] = [key.get(-2), key.get(-3)].map((half) => toBase64url(half as Bytes));
    if (!x || !y) throw new Error('half a key');
    await importKey({ x, y });
    return { id: toBase64url(id), x, y, counter };
  });
}

/** Checks a login's message against the key; answers the key's new counter. */
export async function checkSignature(
  expected: Expected,
  key: Passkey,
  response: { clientDataJSON: string; authenticatorData: string; signature: string },
) {
  return trusting(async () => {
    checkClient(expected, response.clientDataJSON, 'webauthn.get');
    const data = fromBase64url(response.authenticatorData);
    const { counter } = await readAuthenticator(expected, data, 0);
    const hash = await sha256(fromBase64url(response.clientDataJSON));
    const signed = new Uint8Array([...data, ...hash]);
    const signature = rawSignature(fromBase64url(response.signature));
    const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
    const isRight = await crypto.subtle.verify(algorithm, await importKey(key), signature, signed);
    if (!isRight) throw new Error('signature');
    if ((counter || key.counter) && counter <= key.counter) throw new Error('a copied key');
    return counter;
  });
}

/** Whatever is wrong with a message, its sender learns only that it is. */
async function trusting<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch {
    return refuse('passkey_wrong');
  }
}

function checkClient({ db, url, memberId }: Expected, clientDataJSON: string, type: string) {
  const text = new TextDecoder().decode(fromBase64url(clientDataJSON));
  const client = JSON.parse(text) as Record<string, unknown>;
  const isFresh = spendChallenge(db, String(client.challenge), memberId);
  if (!isFresh || client.type !== type || client.origin !== url.origin) throw new Error('client');
}

async function readAuthenticator({ url }: Expected, data: Bytes, more: number) {
  const site = await sha256(new TextEncoder().encode(url.hostname));
  const flags = data[32] ?? 0;
  const wanted = PRESENT | VERIFIED | more;
  const isOurs = site.every((byte, i) => data[i] === byte);
  if (data.length < 37 || !isOurs || (flags & wanted) !== wanted) throw new Error('authenticator');
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

/** Authenticators sign in DER; WebCrypto wants both numbers side by side, 32 bytes each. */
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
