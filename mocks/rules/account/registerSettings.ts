import type { FieldRule } from '../../../fixtures/account/registration';
import type { Database } from '../../core/database';
import { settingOf } from '../../db/site/setting';
import { marketSiteOf, rulesOf } from '../site/market';
import { documentRule } from './documents';

/**
 * The fields that a market asks for: the number of a document, or an e-mail address by which its register of self-exclusion
 * can know a person.
 */
function marketFields(
  db: Database,
  { email }: Record<string, FieldRule>,
): Record<string, FieldRule> {
  const { documents, exclusionRegister } = rulesOf(db);
  if (documents.length) return { idNumber: documentRule(documents) };
  return exclusionRegister && email ? { email: { ...email, enabled: true, required: true } } : {};
}

/** The operator's settings for registration. A market brings its dialing code and its fields. */
export function registerSettingsOf(db: Database) {
  const own = settingOf(db, 'register');
  return {
    ...own,
    defaultDialingCode: marketSiteOf(db)?.dialingCode ?? own.defaultDialingCode,
    rules: { ...own.rules, ...marketFields(db, own.rules) },
  };
}
