/** How the body of an encrypted call is sealed; `name` is the value of the `Encryption` header. */
export interface BodyCodec {
  name: string;
  seal(body: unknown): Promise<string>;
}

export class InsecureContextError extends Error {
  override readonly name = 'InsecureContextError';
}

/**
 * JWE (RSA-OAEP-256 + A256GCM) with the server's public key. The library comes with the first body
 * that needs it. Browsers offer WebCrypto on https and localhost only.
 */
export function createJweCodec(publicKey: () => Promise<JsonWebKey>): BodyCodec {
  return {
    name: 'JWE',
    async seal(body) {
      if (!globalThis.crypto?.subtle) throw new InsecureContextError('no WebCrypto on this page');
      const [{ CompactEncrypt, importJWK }, jwk] = await Promise.all([import('jose'), publicKey()]);
      const key = await importJWK(jwk, 'RSA-OAEP-256');
      return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
        .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM' })
        .encrypt(key);
    },
  };
}
