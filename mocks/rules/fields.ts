import type { FieldRule, RegisterMethod } from '../../fixtures/rules';
import type { Database } from '../core/database';
import type { Language } from '../core/messages';
import { refuse } from '../core/refusal';
import { settingOf } from '../db/setting';
import { fitsPattern } from './pattern';

type Spoken = { db: Database; language: Language };

/** Refuses a value that breaks the operator's rule, in the rule's own words. */
export function checkField({ db, language }: Spoken, name: string, value: string, field = name) {
  const rule = settingOf(db, 'register').rules[name];
  if (rule && !fits(rule, value)) {
    refuse('field_invalid', { value: { field }, message: rule.texts[language] });
  }
}

/** The same where the value may not be left out, whatever registration says. */
export function needField(spoken: Spoken, name: string, value: string, field = name) {
  if (value !== '') return checkField(spoken, name, value, field);
  const message = settingOf(spoken.db, 'register').rules[name]?.texts[spoken.language];
  refuse('field_invalid', { value: { field }, ...(message ? { message } : {}) });
}

export const asksFor = ({ enabled, methods }: FieldRule, method: RegisterMethod) =>
  enabled && (methods === undefined || methods.includes(method));

/** A pattern that nothing can be told by counts as none. */
function fits({ required, pattern, maxLength = Infinity }: FieldRule, value: string) {
  if (value === '') return !required;
  return value.length <= maxLength && (!pattern || fitsPattern(pattern, value) !== false);
}
