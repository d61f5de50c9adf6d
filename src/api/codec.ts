/** Encrypts request bodies. `name` is the value of the `Encryption` header. */
export interface BodyCodec {
  name: string;
  /** Returns what is sent as `data`. */
  seal(body: unknown): unknown;
}

/** JWE with the server's public key. Its code is loaded for the first body that needs it. */
export const jweCodec = (key: JsonWebKey) => ({
  name: 'JWE',
  seal: async (body: unknown) => (await import('./sealJwe')).sealJwe(body, key),
});
