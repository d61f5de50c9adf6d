import { describe, expect, test } from 'vitest';
import { obscure, rememberedCodec, reveal } from '../../src/stores/remember';

const login = {
  type: 'username',
  username: 'lucia',
  password: 'Contraseña 日本 😀',
  countryDialingCode: '51',
} as const;
const { encode, decode } = rememberedCodec;

describe('S3.27 a remembered login', () => {
  test('comes back as it went, whatever letters its password has', () => {
    expect(decode(encode(login))).toEqual(login);
  });

  test('holds its password in base64 twice, with a suffix between', () => {
    const once = Buffer.from(obscure('Feria2025'), 'base64').toString();
    expect(once).toBe(`${Buffer.from('Feria2025').toString('base64')}.feria`);
    expect(encode({ ...login, password: 'Feria2025' })).not.toContain('Feria2025');
  });

  test('says which version wrote it', () => {
    expect(JSON.parse(encode(login) ?? '')).toMatchObject({ v: 1 });
  });

  test('may be nothing at all', () => {
    expect([encode(null), decode(null)]).toEqual([null, null]);
  });

  test('without the suffix is read all the same', () => {
    const bare = Buffer.from(Buffer.from('Feria2025').toString('base64')).toString('base64');
    expect(reveal(bare)).toBe('Feria2025');
  });

  test.each([
    '{"username":"lucia","password":"***"}',
    '{"username":"lucia","password":7,"type":"firebase"}',
    '{"username":"lucia"}',
  ])('keeps the name where the password cannot be read: %s', (text) => {
    expect(decode(text)).toMatchObject({ type: 'username', username: 'lucia', password: '' });
  });

  test.each(['null', '{}', '{"username":7}', '[]'])('is nothing without a name: %s', (text) => {
    expect(decode(text)).toBeNull();
  });
});
