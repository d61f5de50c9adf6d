// Passwords and passkeys that the browser stores. Passkeys are passed in their JSON form.

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

const withBytes = <T extends Credential>(credential: T) => ({
  ...credential,
  id: fromBase64url(credential.id),
});

/** Passkeys belong to a domain, so they do not exist on a bare IP address. */
export const hasPasskeys = () =>
  'PublicKeyCredential' in globalThis && isSecureContext && !/^[\d.]+$|:/.test(location.hostname);

/** The device itself can store a passkey, protected by fingerprint, face or PIN. */
export const canStorePasskey = async () =>
  hasPasskeys() && PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();

export async function createPasskey<T extends CreationOptions>(options: T) {
  const publicKey = {
    ...options,
    challenge: fromBase64url(options.challenge),
    user: withBytes(options.user as T['user'] & Credential),
    excludeCredentials: options.excludeCredentials.map(withBytes),
  } as unknown as PublicKeyCredentialCreationOptions;
  const created = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const response = created.response as AuthenticatorAttestationResponse;
  return {
    id: toBase64url(created.rawId),
    response: {
      clientDataJSON: toBase64url(response.clientDataJSON),
      attestationObject: toBase64url(response.attestationObject),
    },
  };
}

/** The browser can offer passkeys among the suggestions of a field with `autocomplete="webauthn"`. */
export const canAutofillPasskey = async () =>
  hasPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;

interface PasskeyRequest {
  signal?: AbortSignal;
  /** Shows no dialog, but waits until a passkey is picked from the suggestions of a field. */
  isAutofill?: boolean;
}

export async function getPasskey<T extends RequestOptions>(
  options: T,
  { signal, isAutofill = false }: PasskeyRequest = {},
) {
  const publicKey = {
    ...options,
    challenge: fromBase64url(options.challenge),
    allowCredentials: options.allowCredentials.map(withBytes),
  } as unknown as PublicKeyCredentialRequestOptions;
  const request = {
    publicKey,
    ...(signal ? { signal } : {}),
    ...(isAutofill ? { mediation: 'conditional' as const } : {}),
  };
  const found = (await navigator.credentials.get(request)) as PublicKeyCredential;
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

/** The login that the browser's password manager gives without asking, if it keeps exactly one. */
export async function getPassword(): Promise<{ id: string; password: string } | undefined> {
  if (!('PasswordCredential' in globalThis)) return undefined;
  const request = { password: true, mediation: 'silent' } as CredentialRequestOptions;
  const found = (await navigator.credentials.get(request)) as
    | (Credential & { password?: string })
    | null;
  return found?.password ? { id: found.id, password: found.password } : undefined;
}

/** Offers the password to the browser's password manager, if the page can reach it. */
export async function savePassword(login: { id: string; password: string }) {
  const PasswordCredential = (
    globalThis as { PasswordCredential?: new (data: typeof login) => object }
  ).PasswordCredential;
  if (!PasswordCredential) return;
  await navigator.credentials.store(new PasswordCredential(login) as globalThis.Credential);
}
