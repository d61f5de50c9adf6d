import { beforeAll, expect, test } from 'vitest';
import { config } from '../../src/config/config';
import { loadTexts, setLanguage } from '../../src/i18n/locale';
import { type PlainKey, text } from '../../src/i18n/t';
import { messageCatalogue } from './messageCatalogue';

const messages: Record<string, [PlainKey, RegExp, RegExp][]> = {
  ...messageCatalogue,
  'S5.22': [
    ['validation.accountFormat', /formato de la cuenta/, /account format/],
    ['validation.passwordFormat', /formato de la contraseña/, /password format/],
    ['validation.emailFormat', /formato del correo/, /e-mail format/],
    ['validation.notMatched', /no coincide/, /does not match/],
    ['validation.nameFormat', /nombre no es válido/, /name format is invalid/],
    ['validation.mobileInvalid', /celular no es válido/, /mobile number is invalid/],
    ['validation.enterCaptcha', /código de la imagen/, /captcha/],
    ['validation.invitation_code_error', /invitación no es válido/, /invitation code is not valid/],
    ['validation.referrerLink', /enlace de invitación/, /referrer link/],
    ['validation.birthDate', /fecha de nacimiento correcta/, /correct date of birth/],
  ],
};

beforeAll(() => loadTexts('validation', 'title', 'footer', 'service'));

for (const [id, rows] of Object.entries(messages)) {
  test.each(rows)(
    `${id} %s has the expected Spanish and English text`,
    async (key, spanish, english) => {
      await setLanguage('ES');
      expect(text(key)).toMatch(spanish);
      await setLanguage('EN');
      expect(text(key)).toMatch(english);
    },
  );
}

test('S1.09 the default brand claims more than 600 games and 256-bit SSL, in Spanish and English', async () => {
  const { games = 0, encryptionBits = 0 } = config.footer ?? {};
  const claims = () =>
    text('footer.highlightGames', { count: games }) +
    text('footer.highlightSsl', { bits: encryptionBits });
  await setLanguage('ES');
  expect(claims()).toMatch(/Más de 600 juegos.*SSL de 256 bits/);
  await setLanguage('EN');
  expect(claims()).toMatch(/More than 600 games.*256-bit SSL/);
});

test('S8.14 the text of the restriction page names the IP and a contact', async () => {
  await setLanguage('ES');
  expect(text('service.restricted', { ip: '10.0.0.7' })).toMatch(/10\.0\.0\.7.*contáctanos/);
  await setLanguage('EN');
  expect(text('service.restricted', { ip: '10.0.0.7' })).toMatch(/10\.0\.0\.7.*contact us/);
});

test('S6.08 S8.09 S6.09 the English texts are those of the specification, word for word', async () => {
  await setLanguage('EN');
  expect(text('error.free_reject')).toBe('Please login an actual account to use this function');
  expect(text('validation.useSafari')).toBe('Please use Safari for download App.');
  expect(text('validation.noticeTitle')).toBe('Notice');
  expect(text('validation.agentOnMember')).toBe('Non-member account unable to login');
  expect(text('validation.memberOnAgent')).toBe('Non-agents cannot log in');
});

test('S8.06 the alert for an unchanged password has a title and a text in both languages', async () => {
  await loadTexts('password');
  await setLanguage('ES');
  expect([text('app.popupPrompt'), text('validation.samePassword')]).toEqual([
    'Aviso',
    'La contraseña nueva debe ser distinta de la actual.',
  ]);
  await setLanguage('EN');
  expect(text('validation.samePassword')).toBe(
    'The new password must differ from the current one.',
  );
});
