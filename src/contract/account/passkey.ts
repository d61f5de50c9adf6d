import { type } from 'arktype';
import { endpoint } from '../endpoint';
import { sessionInfo } from './login';

/** WebAuthn messages in JSON. Bytes are in base64url. */
const bytes = 'string <= 4000';
const credential = type({ id: 'string <= 400', type: "'public-key'" });

export const passkey = type({
  id: 'string',
  name: 'string',
  createdAt: 'number',
  lastUsedAt: 'number | null',
});
export type WirePasskey = typeof passkey.infer;

export const passkeys = endpoint('GET', '/wps/member/passkey', {
  personal: ['id', 'name'],
  auth: 'member',
  out: passkey.array(),
});

/** Needs the login password, so that a stolen session cannot add a passkey. */
export const passkeyOptions = endpoint('POST', '/wps/member/passkey/options', {
  personal: ['id', 'name', 'displayName'],
  auth: 'member',
  in: type({ password: 'string <= 200' }),
  out: type({
    challenge: 'string',
    rp: { id: 'string', name: 'string' },
    user: { id: 'string', name: 'string', displayName: 'string' },
    pubKeyCredParams: type({ type: "'public-key'", alg: 'number' }).array(),
    excludeCredentials: credential.array(),
    authenticatorSelection: { residentKey: 'string', userVerification: 'string' },
    attestation: 'string',
    timeout: 'number',
  }),
});

export const addPasskey = endpoint('POST', '/wps/member/passkey', {
  personal: ['id', 'name'],
  auth: 'member',
  in: type({
    id: 'string <= 400',
    'name?': 'string <= 40',
    response: type({ clientDataJSON: bytes, attestationObject: bytes }),
  }),
  out: passkey.partial(),
});

export const removePasskey = endpoint('DELETE', '/wps/member/passkey', {
  auth: 'member',
  in: type({ id: 'string <= 400' }),
  out: type({ 'success?': 'boolean' }),
});

/** Needs no user name: the device knows the account. */
export const passkeyLoginOptions = endpoint('POST', '/wps/session/passkey/options', {
  personal: ['id'],
  out: type({
    challenge: 'string',
    rpId: 'string',
    allowCredentials: credential.array(),
    userVerification: 'string',
    timeout: 'number',
  }),
});

export const passkeyLogin = endpoint('POST', '/wps/session/passkey', {
  personal: ['userName', 'memberDigest'],
  in: type({
    id: 'string <= 400',
    response: type({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
    'loginAs?': "'member' | 'agent'",
  }),
  out: sessionInfo,
});
