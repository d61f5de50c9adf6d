import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutSecrets } from './withoutSecrets';

describe('a report contains no', () => {
  test.each([
    ['token in an address', 'https://x.example/m/reset?token=abc&user=9', /abc|9/],
    ['token in a fragment', '/m/login#resetToken=k1k2', /k1k2/],
    ['query value of any name', '/m/list?search=Luc%C3%ADa&page=77', /Luc|77/],
    ['password in an address', 'wss://lucia:Secreta1@games.example/x', /lucia|Secreta1/],
    ['bearer token', 'Authorization: Bearer ey.J0-x', /ey\.J0/],
    ['web token', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.dBjftJeZ4CVP', /eyJ|dBjf/],
    ['session token', 'unknown session f3a9c0d1e2b3a4f5', /f3a9c0d1/],
    ['password in JSON', '{"password":"a \\" b, c","type":1}', /a |b, c/],
    ['password in an assignment', "psw = 'Feria2025'", /Feria2025/],
    ['password with separators', 'Password: ab,cd;ef gh', /ab|cd|ef|gh/],
    ['payment password', 'fundPassword=123456', /123456/],
    ['code of a message', 'verificationCode: 4821', /4821/],
    ['mail address', 'no account for lucia.paz+1@correo.example.pe', /lucia|correo/],
    ['mobile number', 'number +51 987-654-321 is in use', /987|654|321/],
    ['mobile number without separators', 'number 987654321 is in use', /9876/],
    ['card number', 'card 4111 1111 1111 1111 was rejected', /1111/],
    ['card number with dots', '4111.1111.1111.1111', /1111/],
    ['document number', 'DNI 45.678.901', /678/],
    ['name in a field', 'payeeName: "Lucía Fernández"', /Luc|Fern/],
    ['name without quotes', 'holder=Lucía Fernández Paz', /Luc|Fern|Paz/],
    ['number in a field of JSON', '{"mobileNum":987654321}', /987/],
  ])('%s', (_, text, secret) => {
    expect(withoutSecrets(text)).not.toMatch(secret);
  });

  test('word of the data of the member, the longest first', () => {
    const text = 'Hola Lucía Fernández, lucia is in lucia-rows';
    expect(withoutSecrets(text, ['lucia', 'Lucía', 'Lucía Fernández', ''])).toBe(
      'Hola ***, *** is in ***-rows',
    );
  });

  test('secret that was generated, in any of the usual places', () => {
    const secret = fc.stringMatching(/^[a-z0-9]{8}[A-Z][0-9][a-z0-9]{12}$/);
    const places = [
      (x: string) => `https://x.example/m/a?q=${x}&b=1`,
      (x: string) => JSON.stringify({ token: x, n: 1 }),
      (x: string) => `Error: ${x} at home`,
      (x: string) => `password=${x}`,
      (x: string) => `${x}@mail.example`,
    ];
    fc.assert(
      fc.property(secret, fc.constantFrom(...places), (value, place) => {
        expect(withoutSecrets(place(value))).not.toContain(value);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a report keeps', () => {
  test.each([
    "Cannot read properties of undefined (reading 'sumBalance')",
    'GET /wps/wallets/gcs: value.sumBalance must be number (was string)',
    'Failed to fetch dynamically imported module: https://x.example/assets/gameList-DkX3a8sd9012345.js',
    'at openSheet (https://x.example/assets/first-UjeqN1u12345678.js:1:123456)',
    'openSheet@https://x.example/assets/first-UjeqN1u12345678.js:1:123456',
    'GET /wps/relay/GCSGAME_hotGamesV2: value[3].name is missing',
  ])('%s', (text) => {
    expect(withoutSecrets(text)).toBe(text);
  });
});

test('a word of 200,000 letters is read in less than a second', () => {
  const word = 'x'.repeat(200_000);
  const started = Date.now();
  expect(withoutSecrets(word)).toBe(word);
  expect(Date.now() - started).toBeLessThan(1000);
});
