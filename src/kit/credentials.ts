/** What the browser can keep for its owner: passwords, and passkeys in their JSON form. */

interface Credential {
  id: string;
}
interface CreationOptions {
  challenge: string;
  user: { id: string };
  excludeCredentials: Credential[];
}
interface RequestOptions {
  challenge: string;
  allowCredentials: Credential[];
}

export const toBase64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

export const fromBase64url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (x) => x.charCodeAt(0));

const withBytes = <T extends Credential>(one: T) => ({ ...one, id: fromBase64url(one.id) });

/** They belong to a domain: a bare address has none. */
export const hasPasskeys = () =>
  'PublicKeyCredential' in globalThis && isSecureContext && !/^[\d.]+$|:/.test(location.hostname);

/** The device itself can hold one, behind a finger, a face or a pin. */
export const canHoldPasskey = async () =>
  hasPasskeys() && PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();

export async function createPasskey<T extends CreationOptions>(options: T) {
  const publicKey = {
    ...options,
    challenge: fromBase64url(options.challenge),
    user: withBytes(options.user as T['user'] & Credential),
    excludeCredentials: options.excludeCredentials.map(withBytes),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    id: toBase64url(made.rawId),
    response: {
      clientDataJSON: toBase64url(response.clientDataJSON),
      attestationObject: toBase64url(response.attestationObject),
    },
  };
}

export async function askPasskey<T extends RequestOptions>(options: T, signal?: AbortSignal) {
  const publicKey = {
    ...options,
    challenge: fromBase64url(options.challenge),
    allowCredentials: options.allowCredentials.map(withBytes),
  } as unknown as PublicKeyCredentialRequestOptions;
  const asked = { publicKey, ...(signal ? { signal } : {}) };
  const found = (await navigator.credentials.get(asked)) as PublicKeyCredential;
  const response = found.response as AuthenticatorAssertionResponse;
  return {
    id: toBase64url(found.rawId),
    response: {
      clientDataJSON: toBase64url(response.clientDataJSON),
      authenticatorData: toBase64url(response.authenticatorData),
      signature: toBase64url(response.signature),
    },
  };
}

/** Offers the password to the browser's own keeper, where it has one that can be asked. */
export async function savePassword(login: { id: string; password: string }) {
  const Keeper = (globalThis as { PasswordCredential?: new (data: typeof login) => object })
    .PasswordCredential;
  if (!Keeper) return;
  await navigator.credentials.store(new Keeper(login) as globalThis.Credential);
}
