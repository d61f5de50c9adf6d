import { describe, expect, test } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { createRemember, decodePassword, encodePassword, rememberedCodec } from './remember';

const login = {
  type: 'username',
  username: 'lucia',
  password: 'Contraseña 日本 😀',
  countryDialingCode: '51',
} as const;
const { encode, decode } = rememberedCodec;

describe('S3.27 a remembered login', () => {
  test('is decoded to what was encoded, with any letters in the password', () => {
    expect(decode(encode(login))).toEqual(login);
  });

  test('has the four fields of the specification in storage', () => {
    expect(JSON.parse(encode(login) ?? '')).toMatchObject({
      type: 'username',
      username: 'lucia',
      password: encodePassword(login.password),
      countryDialingCode: '51',
    });
  });

  test('contains whether it is the login of an agent', () => {
    const agent = { ...login, loginAs: 'agent' } as const;
    expect(decode(encode(agent))).toEqual(agent);
    expect(decode('{"username":"lucia","loginAs":"admin"}')).not.toHaveProperty('loginAs');
  });

  test('has the password in base64 twice, with a suffix in between', () => {
    const once = Buffer.from(encodePassword('Feria2025'), 'base64').toString();
    expect(once).toBe(`${Buffer.from('Feria2025').toString('base64')}.feria`);
    expect(encode({ ...login, password: 'Feria2025' })).not.toContain('Feria2025');
  });

  test('has the version of its format', () => {
    expect(JSON.parse(encode(login) ?? '')).toMatchObject({ v: 1 });
  });

  test('is null, when nothing was stored', () => {
    expect([encode(null), decode(null)]).toEqual([null, null]);
  });

  test('is decoded, when the suffix is missing', () => {
    const encoded = Buffer.from(Buffer.from('Feria2025').toString('base64')).toString('base64');
    expect(decodePassword(encoded)).toBe('Feria2025');
  });

  test.each([
    '{"username":"lucia","password":"***"}',
    '{"username":"lucia","password":7,"type":"firebase"}',
    '{"username":"lucia"}',
  ])('keeps the user name, when the password cannot be decoded: %s', (text) => {
    expect(decode(text)).toMatchObject({ type: 'username', username: 'lucia', password: '' });
  });

  test.each(['null', '{}', '{"username":7}', '[]'])(
    'is null, when it has no user name: %s',
    (text) => {
      expect(decode(text)).toBeNull();
    },
  );
});

test.each([
  ['Lucia', 'new'],
  ['victor', 'Contraseña 日本 😀'],
])(
  'S4.29 after %s changed the password, the one that is remembered for lucia is "%s"',
  (userName, password) => {
    const { saved, save, updatePassword } = createRemember(createFakeHost().host);
    save(login);
    updatePassword(userName, 'new');
    expect(saved.value).toEqual({ ...login, password });
  },
);
