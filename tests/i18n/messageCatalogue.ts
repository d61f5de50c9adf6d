import type { PlainKey } from '../../src/i18n/t';

/** The messages of S8.13 and S8.14 that screens show, by requirement: key, Spanish and English text. */
export const messageCatalogue = {
  'S8.13': [
    ['error.unknown', /salió mal/, /went wrong/],
    ['validation.emptyUrl', /no tiene dirección/, /no address/],
    ['error.notLoggedIn', /no ingresaste a tu cuenta/, /not logged in/],
    ['error.loggedOut', /Ingresa otra vez/, /log in again/],
    ['validation.wrongCode', /código no es correcto/, /verification code is wrong/],
    ['error.noPermission', /permiso o la función/, /permission or the feature/],
    ['validation.userDisabled', /no existe o está deshabilitado/, /does not exist or is disabled/],
    ['validation.usernameTaken', /ya existe/, /already exists/],
    ['error.loginFirst', /Primero ingresa a tu cuenta/, /log in first/],
  ],
  'S8.14': [
    ['error.upgrading', /mejorando el sistema/, /being upgraded/],
    ['error.maintenance', /en mantenimiento/, /under maintenance/],
    ['validation.noStreaming', /No hay transmisión/, /no streaming/],
    ['error.loadFailed', /No se pudo cargar.*reintentar/, /Load failed, click to retry/],
    ['error.slowConnection', /lenta/, /slow/],
    ['error.noInternet', /Sin conexión a internet/, /No internet/],
    ['validation.contactAgent', /tu agente/, /your agent/],
    ['validation.pendingReview', /en revisión/, /pending review/],
    ['validation.payeeMobileInvalid', /titular y el número/, /payee name and the mobile/],
  ],
} satisfies Record<string, [PlainKey, RegExp, RegExp][]>;

/** Those that the app shows by itself, or by the code of a rejection without a message. */
export const screenMessages = [
  'error.unknown',
  'validation.emptyUrl',
  'error.notLoggedIn',
  'error.loggedOut',
  'validation.wrongCode',
  'error.noPermission',
  'validation.userDisabled',
  'validation.usernameTaken',
  'error.loginFirst',
  'error.upgrading',
  'error.maintenance',
  'validation.noStreaming',
  'error.loadFailed',
  'error.slowConnection',
  'error.noInternet',
  'validation.contactAgent',
  'validation.pendingReview',
  'validation.payeeMobileInvalid',
] as const satisfies readonly PlainKey[];
export type ScreenMessage = (typeof screenMessages)[number];
