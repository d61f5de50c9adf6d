import { CompactEncrypt, importJWK } from 'jose';

export class InsecureContextError extends Error {
  override readonly name = 'InsecureContextError';
}

/** RSA-OAEP-256 with A256GCM. Browsers offer WebCrypto on https and localhost only. */
export async function sealJwe(body: unknown, publicKey: JsonWebKey) {
  if (!globalThis.crypto?.subtle) throw new InsecureContextError('no WebCrypto on this page');
  const key = await importJWK(publicKey, 'RSA-OAEP-256');
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM' })
    .encrypt(key);
}
