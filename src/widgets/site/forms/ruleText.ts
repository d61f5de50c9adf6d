import { type PlainKey, text } from '../../../i18n/t';
import type { RuleError } from '../../../stores/account/rule';

/** What is wrong with a value, where the operator's rule has no text of its own. */
const FORMAT_TEXTS: Record<string, PlainKey> = {
  username: 'validation.accountFormat',
  loginUsername: 'validation.accountFormat',
  recommenderId: 'validation.accountFormat',
  password: 'validation.passwordFormat',
  loginPassword: 'validation.passwordFormat',
  paymentPassword: 'validation.passwordFormat',
  confirmPassword: 'validation.notMatched',
  email: 'validation.emailFormat',
  nickname: 'validation.nameFormat',
  payeeName: 'validation.nameFormat',
  mobileNum: 'validation.mobileInvalid',
  loginMobileNum: 'validation.mobileInvalid',
  birthDate: 'validation.birthDate',
  affiliateCode: 'validation.invitation_code_error',
  verificationCode: 'validation.wrongCode',
};

/** The text under a field whose value breaks a rule of the operator. */
export function ruleText({ name, isEmpty, message }: RuleError) {
  // The operator's text is about choosing a name or password, which a login does not do.
  if (isEmpty && name.startsWith('login')) return text('validation.fieldRequired');
  if (message) return message;
  const format = Object.hasOwn(FORMAT_TEXTS, name) ? FORMAT_TEXTS[name] : undefined;
  return text(isEmpty ? 'validation.fieldRequired' : (format ?? 'validation.fieldFormat'));
}
