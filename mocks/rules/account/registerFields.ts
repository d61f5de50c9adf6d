import type { RegisterMethod } from '../../../fixtures/account/registration';
import type { Registration } from '../../../src/contract/account/register';
import type { Database } from '../../core/database';
import { reject } from '../../core/messages/requestError';
import { rulesOf } from '../site/market';
import { checkAge } from './age';
import { documentRule, hasRightCheckDigits } from './documents';
import { checkField, isFieldAsked, ruleText } from './fields';
import { registerSettingsOf } from './registerSettings';

export interface RegistrationRequest {
  db: Database;
  input: Registration;
  languageCode: string;
}

/** The captcha, which is checked elsewhere, and the rules for the fields of the login. */
const NOT_CHECKED_HERE = ['captcha', 'loginUsername', 'loginPassword', 'loginMobileNum'];

/** Checks the fields of the registration method and ignores all others. */
export function parseFields(request: RegistrationRequest, method: RegisterMethod) {
  const { db, input } = request;
  const fields: Record<string, string> = {};
  for (const [name, rule] of Object.entries(registerSettingsOf(db).rules)) {
    const isProven = name === 'verificationCode' && input.firebaseIdToken;
    if (!isFieldAsked(rule, method) || NOT_CHECKED_HERE.includes(name) || isProven) continue;
    const value = String(input[name as keyof Registration] ?? '');
    // Spaces around a password are a part of it.
    const checked = /password$/i.test(name) ? value : value.trim();
    checkField(request, name, checked);
    fields[name] = checked;
  }
  const { documents } = rulesOf(db);
  if (documents.length && !hasRightCheckDigits(documents, fields.idNumber ?? '')) {
    const message = ruleText(documentRule(documents), request.languageCode);
    reject('field_invalid', { value: { field: 'idNumber' }, message });
  }
  if (fields.password !== fields.confirmPassword) {
    reject('confirm_mismatch', { value: { field: 'confirmPassword' } });
  }
  if (fields.birthDate) checkAge(db, fields.birthDate);
  return fields;
}
