/** Encrypts request bodies. `name` is the value of the `Encryption` header. */
export interface BodyCodec {
  name: string;
  seal(body: unknown): Promise<string>;
}

/** JWE with the server's public key. Its code is loaded for the first body that needs it. */
export const createJweCodec = (publicKey: () => Promise<JsonWebKey>): BodyCodec => ({
  name: 'JWE',
  seal: async (body) => (await import('./sealJwe')).sealJwe(body, publicKey),
});
