import type { Texts } from '../../../fixtures/site/texts';

/** Errors of login, registration and account security. */
export const identityMessages = {
  excluded: {
    ES: 'Estás en una pausa del juego. Puedes retirar tu dinero',
    EN: 'You are on a break from playing. You can withdraw your money',
  },
  time_limit: {
    ES: 'Usaste todo el tiempo que te pusiste como límite. Puedes retirar tu dinero',
    EN: 'You have used all the time of your limit. You can withdraw your money',
  },
  facts_needed: {
    ES: 'Antes de jugar con dinero, lee cómo se juega y cuánto devuelve',
    EN: 'Before you play for money, read how the game works and what it returns',
  },
  plan_needed: {
    ES: 'Antes de jugar slots, elige cuánto tiempo y cuánto dinero quieres usar',
    EN: 'Before you play slots, choose how much time and money you want to use',
  },
  plan_paused: {
    ES: 'Tu sesión de slots terminó y ahora hay una pausa',
    EN: 'Your session of slots is over, and now there is a pause',
  },
  plan_amount: {
    ES: 'La apuesta supera lo que queda de tu plan',
    EN: 'The bet is more than what is left of your plan',
  },
  plan_running: {
    ES: 'Ya tienes un plan para esta sesión',
    EN: 'You already have a plan for this session',
  },
  game_excluded: {
    ES: 'Te excluiste de este tipo de juegos',
    EN: 'You have excluded yourself from games of this type',
  },
  break_shorter: {
    ES: 'Una pausa se puede alargar, pero no acortar',
    EN: 'A break can be made longer, but not shorter',
  },
  break_changed: {
    ES: 'Algo cambió mientras leías. Revisa el resumen otra vez',
    EN: 'Something changed while you were reading. Check the summary again',
  },
  register_excluded: {
    ES: 'Estás en el registro nacional de autoexclusión: aquí no puedes jugar',
    EN: 'You are on the national self-exclusion list: you cannot play here',
  },
  register_down: {
    ES: 'El registro nacional de autoexclusión no responde. Inténtalo de nuevo en unos minutos',
    EN: 'The national self-exclusion list does not answer. Try again in a few minutes',
  },
  ticket_expired: {
    ES: 'Pasó demasiado tiempo. Ingresa de nuevo para retirar',
    EN: 'It took too long. Log in again to withdraw',
  },
  captcha_needed: { ES: 'Escribe el código de la imagen', EN: 'Enter the captcha' },
  wrong_code: {
    ES: 'El código SMS es incorrecto o venció',
    EN: 'The SMS code is wrong or expired',
  },
  sms_wait: {
    ES: 'Ya enviamos un código, espera un momento para pedir otro',
    EN: 'We just sent a code, wait a moment before asking for another',
  },
  mobile_invalid: { ES: 'El número de celular no es válido', EN: 'The mobile number is invalid' },
  mobile_taken: {
    ES: 'Ese número ya tiene una cuenta',
    EN: 'That number already has an account',
  },
  username_number: {
    ES: 'El usuario no puede ser solo un número',
    EN: 'The username cannot be only a number',
  },
  consent_missing: {
    ES: 'Confirma tu edad, los términos y que no tienes prohibido jugar',
    EN: 'Confirm your age, the terms and that you are not barred from gambling',
  },
  username_taken: { ES: 'Ese usuario ya existe', EN: 'Username exists' },
  email_taken: { ES: 'Ese correo ya está en uso', EN: 'That e-mail is already in use' },
  field_invalid: { ES: 'Un dato no es válido', EN: 'A field is not valid' },
  confirm_mismatch: {
    ES: 'La confirmación no coincide',
    EN: 'The confirmation does not match',
  },
  age_too_young: {
    ES: 'Aún no tienes la edad mínima para jugar',
    EN: 'You are below the minimum age to play',
  },
  affiliate_unknown: { ES: 'El código de invitación no es válido', EN: 'Invalid invitation code' },
  referrer_unknown: {
    ES: 'El enlace de quien te recomendó no es válido',
    EN: 'Referrer link error',
  },
  method_off: {
    ES: 'Esta forma de registro no está disponible',
    EN: 'This way to sign up is not available',
  },
  third_party_wrong: {
    ES: 'El ingreso con tu otra cuenta venció, inténtalo de nuevo',
    EN: 'The login with your other account expired, try again',
  },
  third_party_unknown: {
    ES: 'Todavía no hay una cuenta con esos datos, regístrate',
    EN: 'No account has these details yet, please sign up',
  },
  password_wrong: { ES: 'La contraseña actual no coincide', EN: 'The current password is wrong' },
  password_same: {
    ES: 'La contraseña nueva debe ser distinta de la actual',
    EN: 'The new password must differ from the old one',
  },
  reset_wrong: {
    ES: 'No pudimos confirmar que la cuenta es tuya',
    EN: 'We could not confirm that the account is yours',
  },
  payee_name_fixed: {
    ES: 'El nombre del titular ya no se puede cambiar, escribe a atención al cliente',
    EN: 'The account holder name can no longer be changed, please contact customer service',
  },
  icon_unknown: { ES: 'Esa imagen no existe', EN: 'No such picture' },
  payment_password_unset: {
    ES: 'Primero crea tu contraseña de retiro',
    EN: 'Set your withdrawal password first',
  },
  payment_password_wrong: {
    ES: 'La contraseña de retiro es incorrecta',
    EN: 'The withdrawal password is wrong',
  },
  questions_invalid: {
    ES: 'Elige preguntas distintas y respóndelas todas',
    EN: 'Choose different questions and answer them all',
  },
  answers_wrong: {
    ES: 'Alguna respuesta no coincide',
    EN: 'One of the answers does not match',
  },
  passkey_wrong: {
    ES: 'No pudimos comprobar la llave de acceso',
    EN: 'The passkey could not be verified',
  },
} satisfies Record<string, Texts>;
