import type { FieldRule, RegisterMethod } from '../../fixtures/rules';
import type { Database } from '../core/database';
import type { Language } from '../core/messages';
import { reject } from '../core/requestError';
import { settingOf } from '../db/setting';
import { matchesPattern } from './matchesPattern';

type RuleContext = { db: Database; language: Language };

/** Rejects a value that breaks the rule of the operator, with the message of the rule. */
export function checkField(
  { db, language }: RuleContext,
  name: string,
  value: string,
  field = name,
) {
  const rule = settingOf(db, 'register').rules[name];
  if (rule && !isValid(rule, value)) {
    reject('field_invalid', { value: { field }, message: rule.texts[language] });
  }
}

/** Like `checkField`, and rejects an empty value even if registration does not require the field. */
export function requireField(context: RuleContext, name: string, value: string, field = name) {
  if (value !== '') return checkField(context, name, value, field);
  const message = settingOf(context.db, 'register').rules[name]?.texts[context.language];
  reject('field_invalid', { value: { field }, ...(message ? { message } : {}) });
}

export const isFieldAsked = ({ enabled, methods }: FieldRule, method: RegisterMethod) =>
  enabled && (methods === undefined || methods.includes(method));

/** A pattern that cannot be evaluated is ignored. */
function isValid({ required, pattern, maxLength = Infinity }: FieldRule, value: string) {
  if (value === '') return !required;
  return value.length <= maxLength && (!pattern || matchesPattern(pattern, value) !== false);
}
