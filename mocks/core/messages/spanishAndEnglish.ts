import type { Texts } from '../../../fixtures/site/texts';
import { contentMessages } from './contentMessages';
import { identityMessages } from './identityMessages';
import { moneyMessages } from './moneyMessages';

/** Error messages by code. Those of the other languages are in files of their own. */
export const spanishAndEnglish = {
  ...identityMessages,
  ...contentMessages,
  ...moneyMessages,
  unknown_error: { ES: 'Error desconocido', EN: 'Unknown error' },
  no_handler: {
    ES: 'La dirección de la solicitud está vacía o no existe',
    EN: 'No such request address',
  },
  wrong_method: { ES: 'Método no permitido', EN: 'Method not allowed' },
  body_too_large: { ES: 'La solicitud es demasiado grande', EN: 'The request is too large' },
  module_wrong: {
    ES: 'La llamada no nombra el módulo que le corresponde',
    EN: 'The call does not name the module of its endpoint',
  },
  malformed: { ES: 'La solicitud no tiene el formato esperado', EN: 'The request is malformed' },
  not_logged_in: { ES: 'Todavía no ingresaste a tu cuenta', EN: 'Not logged in' },
  logged_out: {
    ES: 'Tu cuenta cerró sesión, ingresa de nuevo',
    EN: 'Account logged out, please log in again',
  },
  forbidden: {
    ES: 'No tienes permiso o la función no está disponible',
    EN: 'No permission or feature unavailable',
  },
  real_account_needed: {
    ES: 'Ingresa con una cuenta real para usar esta función',
    EN: 'Please login an actual account to use this function',
  },
  too_many: {
    ES: 'Demasiados intentos, espera un momento',
    EN: 'Too many attempts, wait a moment',
  },
  login_failed: {
    ES: 'El usuario o la contraseña no coinciden',
    EN: 'The username or password does not match',
  },
  captcha_wrong: { ES: 'El código de la imagen es incorrecto', EN: 'Verification code error' },
  user_disabled: {
    ES: 'El usuario no existe o está deshabilitado',
    EN: 'User does not exist or is disabled',
  },
  agent_on_member_login: {
    ES: 'Esta cuenta es de agente. Usa el ingreso de agentes',
    EN: 'Non-member account unable to login',
  },
  member_on_agent_login: {
    ES: 'Solo los agentes pueden ingresar aquí',
    EN: 'Non-agents cannot log in',
  },
  amount_invalid: { ES: 'El monto no es válido', EN: 'The amount is not valid' },
  balance_insufficient: { ES: 'El saldo no alcanza', EN: 'The balance is not enough' },
  encryption_needed: {
    ES: 'Esta llamada pide el cuerpo cifrado',
    EN: 'This call needs its body encrypted',
  },
} satisfies Record<string, Texts>;

export type MessageCode = keyof typeof spanishAndEnglish;
