import { afterEach, expect, test, vi } from 'vitest';
import { decryptBody, publicKey } from '../../mocks/core/keys';
import { jweCodec } from './codec';
import { InsecureContextError } from './sealJwe';

afterEach(() => vi.unstubAllGlobals());

test('S7.01 an encrypted body is JWE by RSA-OAEP-256 and A256GCM, which the backend decrypts', async () => {
  const codec = jweCodec(publicKey as JsonWebKey);
  const sealed = await codec.seal({ password: 'contraseña' });
  const header = JSON.parse(atob(sealed.split('.')[0] ?? ''));
  expect(header).toMatchObject({ alg: 'RSA-OAEP-256', enc: 'A256GCM' });
  expect(sealed).not.toContain('contrase');
  expect(JSON.parse(await decryptBody(sealed))).toEqual({ password: 'contraseña' });
});

test('fails instead of sending plain text, when the page has no secure context', async () => {
  vi.stubGlobal('crypto', { getRandomValues: () => {} });
  const codec = jweCodec(publicKey as JsonWebKey);
  await expect(codec.seal({})).rejects.toBeInstanceOf(InsecureContextError);
});
