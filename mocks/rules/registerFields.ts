import type { RegisterMethod } from '../../fixtures/rules';
import type { Registration } from '../../src/contract/register';
import type { Database } from '../core/database';
import type { Language } from '../core/messages';
import { refuse } from '../core/refusal';
import { settingOf } from '../db/setting';
import { checkAge } from './age';
import { asksFor, checkField } from './fields';

export interface Asked {
  db: Database;
  input: Registration;
  language: Language;
}

/** Checked elsewhere, or a name that fields share. */
const ASIDE = ['captcha', 'loginUsername', 'loginPassword', 'loginMobileNum'];

/** The fields that this way of registering asks for; whatever else was sent is not looked at. */
export function readFields(asked: Asked, method: RegisterMethod) {
  const { db, input } = asked;
  const given: Record<string, string> = {};
  for (const [name, rule] of Object.entries(settingOf(db, 'register').rules)) {
    const isProven = name === 'verificationCode' && input.firebaseIdToken;
    if (!asksFor(rule, method) || ASIDE.includes(name) || isProven) continue;
    const value = String(input[name as keyof Registration] ?? '');
    const read = name.endsWith('assword') ? value : value.trim();
    checkField(asked, name, read);
    given[name] = read;
  }
  if (given.password !== given.confirmPassword) {
    refuse('confirm_mismatch', { value: { field: 'confirmPassword' } });
  }
  if (given.birthDate) checkAge(db, given.birthDate);
  return given;
}
