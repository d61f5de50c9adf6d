import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';

// A new pair for each start, so a client that knows the key of another backend fails.
const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256', { extractable: true });

/** The key that the settings publish. */
export const publicJwk = { ...(await exportJWK(publicKey)), alg: 'RSA-OAEP-256', use: 'enc' };

/** @param {string} data */
export async function readEncrypted(data) {
  const { plaintext } = await compactDecrypt(data, privateKey);
  return JSON.parse(new TextDecoder().decode(plaintext));
}
