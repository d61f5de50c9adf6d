import type { FieldRule, RegisterMethod } from '../../../fixtures/account/registration';
import { textIn } from '../../../fixtures/site/texts';
import type { Database } from '../../core/database';
import { reject } from '../../core/messages/requestError';
import { matchesPattern } from './matchesPattern';
import { registerSettingsOf } from './registerSettings';

type RuleContext = { db: Database; languageCode: string };

/** The operator's words for what a field must contain. */
export const ruleText = ({ texts }: FieldRule, languageCode: string) => textIn(texts, languageCode);

/** Rejects a value that breaks the rule of the operator, with the message of the rule. */
export function checkField(
  { db, languageCode }: RuleContext,
  name: string,
  value: string,
  field = name,
) {
  const rule = registerSettingsOf(db).rules[name];
  if (rule && !isValid(rule, value)) {
    reject('field_invalid', { value: { field }, message: ruleText(rule, languageCode) });
  }
}

/** Like `checkField`, and rejects an empty value even if registration does not require the field. */
export function requireField(context: RuleContext, name: string, value: string, field = name) {
  if (value !== '') return checkField(context, name, value, field);
  const rule = registerSettingsOf(context.db).rules[name];
  const message = rule && { message: ruleText(rule, context.languageCode) };
  reject('field_invalid', { value: { field }, ...message });
}

export const isFieldAsked = ({ enabled, methods }: FieldRule, method: RegisterMethod) =>
  enabled && (methods === undefined || methods.includes(method));

/** A pattern that cannot be evaluated is ignored. */
function isValid({ required, pattern, maxLength = Infinity }: FieldRule, value: string) {
  if (value === '') return !required;
  return value.length <= maxLength && (!pattern || matchesPattern(pattern, value) !== false);
}
