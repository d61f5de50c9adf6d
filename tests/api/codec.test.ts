import { afterEach, expect, test, vi } from 'vitest';
import { openSealed, publicKey } from '../../mocks/core/keys';
import { createJweCodec, InsecureContextError } from '../../src/api/codec';

afterEach(() => vi.unstubAllGlobals());

test('S7.01 a sealed body is JWE by RSA-OAEP-256 and A256GCM, which the backend opens', async () => {
  const codec = createJweCodec(async () => publicKey as JsonWebKey);
  const sealed = await codec.seal({ password: 'contraseña' });
  const header = JSON.parse(atob(sealed.split('.')[0] ?? ''));
  expect(header).toMatchObject({ alg: 'RSA-OAEP-256', enc: 'A256GCM' });
  expect(sealed).not.toContain('contrase');
  expect(JSON.parse(await openSealed(sealed))).toEqual({ password: 'contraseña' });
});

test('without a secure context it says so instead of sending in the clear', async () => {
  vi.stubGlobal('crypto', { getRandomValues: () => {} });
  const codec = createJweCodec(async () => publicKey as JsonWebKey);
  await expect(codec.seal({})).rejects.toBeInstanceOf(InsecureContextError);
});
