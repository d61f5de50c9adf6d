import type { Database } from '../../core/database';
import { settingOf } from '../../db/site/setting';
import { marketSiteOf, rulesOf } from '../site/market';
import { documentRule } from './documents';

/** The operator's settings for registration. A market brings its dialing code and its documents. */
export function registerSettingsOf(db: Database) {
  const own = settingOf(db, 'register');
  const { documents } = rulesOf(db);
  return {
    ...own,
    defaultDialingCode: marketSiteOf(db)?.dialingCode ?? own.defaultDialingCode,
    rules: documents.length ? { ...own.rules, idNumber: documentRule(documents) } : own.rules,
  };
}
