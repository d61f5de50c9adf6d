import { afterEach, expect, test, vi } from 'vitest';
import { decryptBody, publicKey } from '../../../mocks/core/keys';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { config } from '../../config/config';
import { settings } from '../../contract/site/system';
import { errorText } from '../../i18n/errorText';
import { bodyCodec } from './encryption';

afterEach(() => {
  delete config.encryption;
});

const body = { password: 'secret' };
const ownScheme =
  'data:text/javascript,export const encrypt = (body, key) => JSON.stringify([body, key])';

async function sealWith(encryption: object | undefined) {
  const { host, reply } = createFakeHost();
  reply(settings, { encryption });
  const { name, seal } = await bodyCodec(host);
  return { name, sealed: await seal(body) };
}

test('the settings name the encryption, when the configuration does not', async () => {
  const { name, sealed } = await sealWith({ scheme: 'JWE', key: publicKey });
  expect(name).toBe('JWE');
  expect(JSON.parse(await decryptBody(String(sealed)))).toEqual(body);
});

test('bodies are not encrypted, when nothing names an encryption', async () => {
  expect(await sealWith(undefined)).toEqual({ name: 'none', sealed: body });
});

test('the configuration wins, and "none" needs no settings', async () => {
  config.encryption = { scheme: 'none' };
  const { host, requests } = createFakeHost();
  expect((await bodyCodec(host)).name).toBe('none');
  expect(requests).toEqual([]);
});

test('an own scheme is a module that gets the body and the key of the settings', async () => {
  config.encryption = { scheme: 'OWN', module: ownScheme };
  const { name, sealed } = await sealWith({ scheme: 'OWN', key: { n: 1 } });
  expect(name).toBe('OWN');
  expect(JSON.parse(String(sealed))).toEqual([body, { n: 1 }]);
});

test('an unknown scheme is an error that names it', async () => {
  const error = await sealWith({ scheme: 'ROT13' }).catch((reason: unknown) => reason);
  expect(errorText(error)).toContain('ROT13');
});

test('the error of the settings is passed on, when they cannot be loaded', async () => {
  const { host, requestsOf } = createFakeHost();
  const codec = bodyCodec(host);
  await vi.waitFor(() => requestsOf(settings)[0]?.fail());
  await expect(codec).rejects.toMatchObject({ kind: 'offline' });
});
