import { beforeAll, expect, test } from 'vitest';
import { loadWords, setLanguage } from '../../src/i18n/locale';
import { type PlainKey, text } from '../../src/i18n/t';

const messages: Record<string, [PlainKey, RegExp, RegExp][]> = {
  'S8.13': [
    ['error.unknown', /salió mal/, /went wrong/],
    ['refusal.emptyUrl', /no tiene dirección/, /no address/],
    ['error.notLoggedIn', /No has iniciado sesión/, /not logged in/],
    ['error.loggedOut', /Ingresa otra vez/, /log in again/],
    ['refusal.wrongCode', /código de verificación no es correcto/, /verification code is wrong/],
    ['error.noPermission', /permiso o la función/, /permission or the feature/],
    ['refusal.userDisabled', /no existe o está deshabilitado/, /does not exist or is disabled/],
    ['refusal.usernameTaken', /ya existe/, /exists already/],
    ['error.loginFirst', /Primero inicia sesión/, /log in first/],
  ],
  'S8.14': [
    ['refusal.upgrading', /mejorando el sistema/, /being upgraded/],
    ['error.maintenance', /en mantenimiento/, /under maintenance/],
    ['refusal.noStreaming', /No hay transmisión/, /no streaming/],
    ['error.loadFailed', /No se pudo cargar.*reintentar/, /Load failed, click to retry/],
    ['error.slowConnection', /lenta/, /slow/],
    ['error.noInternet', /Sin conexión a internet/, /No internet/],
    ['refusal.contactAgent', /tu agente/, /your agent/],
    ['refusal.pendingReview', /en revisión/, /pending review/],
    ['refusal.payeeMobileInvalid', /titular y el número/, /payee name and the mobile/],
  ],
  'S5.22': [
    ['refusal.accountFormat', /formato de la cuenta/, /account format/],
    ['refusal.passwordFormat', /formato de la contraseña/, /password format/],
    ['refusal.emailFormat', /formato del correo/, /e-mail format/],
    ['refusal.notMatched', /no coincide/, /does not match/],
    ['refusal.nameFormat', /nombre no es válido/, /name format is invalid/],
    ['refusal.mobileInvalid', /celular no es válido/, /mobile number is invalid/],
    ['refusal.enterCaptcha', /código de la imagen/, /captcha/],
    ['refusal.invitation_code_error', /invitación no es válido/, /invitation code is not valid/],
    ['refusal.referrerLink', /enlace de invitación/, /referrer link/],
    ['refusal.birthDate', /fecha de nacimiento correcta/, /correct date of birth/],
  ],
  'S1.09': [
    ['footer.claimGames', /Más de 600 juegos/, /More than 600 games/],
    ['footer.claimSsl', /SSL de 256 bits/, /256-bit SSL/],
  ],
};

beforeAll(() => loadWords('refusal', 'title', 'footer'));

for (const [id, rows] of Object.entries(messages)) {
  test.each(rows)(`${id} %s reads well in Spanish and English`, async (key, spanish, english) => {
    await setLanguage('ES');
    expect(text(key)).toMatch(spanish);
    await setLanguage('EN');
    expect(text(key)).toMatch(english);
  });
}

test('S8.14 the restriction names the IP and a way to get in touch', async () => {
  await setLanguage('ES');
  expect(text('error.restricted', { ip: '10.0.0.7' })).toMatch(/10\.0\.0\.7.*contáctanos/);
  await setLanguage('EN');
  expect(text('error.restricted', { ip: '10.0.0.7' })).toMatch(/10\.0\.0\.7.*contact us/);
});

test('S6.08 S8.09 S6.09 the given English texts are word for word', async () => {
  await setLanguage('EN');
  expect(text('error.free_reject')).toBe('Please login an actual account to use this function');
  expect(text('refusal.useSafari')).toBe('Please use Safari for download App.');
  expect(text('refusal.noticeTitle')).toBe('Notice');
  expect(text('refusal.agentOnMember')).toBe('Non-member account unable to login');
  expect(text('refusal.memberOnAgent')).toBe('Non-agents cannot log in');
});

test('S8.06 the alert of an unchanged password has a title and a text in both', async () => {
  await loadWords('password');
  await setLanguage('ES');
  expect([text('app.popupPrompt'), text('refusal.samePassword')]).toEqual([
    'Aviso',
    'La contraseña nueva debe ser distinta de la actual.',
  ]);
  await setLanguage('EN');
  expect(text('refusal.samePassword')).toBe('The new password must differ from the current one.');
});
