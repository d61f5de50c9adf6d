import type { PlainKey } from '../../../i18n/t';

/** Where to show an error of the server: under `field`, else as a toast. `text` replaces its message. */
export type ErrorTarget = string | { field?: string; text: PlainKey };

/** Error code to target. `default` is for the codes that nothing else covers. */
export type ServerErrors = Readonly<Record<string, ErrorTarget>>;

/**
 * Error codes that are about one field, for all forms. Most replies name their field themselves; these
 * codes come without a name, or with one that no form uses.
 */
export const serverErrors: ServerErrors = {
  captcha_wrong: 'captcha',
  captcha_needed: { field: 'captcha', text: 'validation.enterCaptcha' },
  password_wrong: 'password',
  payment_password_wrong: 'paymentPassword',
  answers_wrong: 'answer1',
  questions_invalid: 'question1',
  amount_invalid: 'amount',
  deposit_limit: 'amount',
  own_limit: 'amount',
  shared_limit: 'amount',
  withdraw_limit: 'amount',
  withdraw_daily_amount: 'amount',
  kyc_needed: 'amount',
  verify_deposit: 'amount',
  verify_withdraw: 'amount',
  balance_insufficient: 'amount',
  voucher_unknown: 'code',
  voucher_used: 'code',
  bank_unknown: 'bankCode',
  bank_card_duplicate: 'accountNumber',
  bank_card_holder: 'holder',
  payee_mobile_invalid: 'holder',
  feedback_length: 'content',
};
