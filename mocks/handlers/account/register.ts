import { countries } from '../../../fixtures/account/countries';
import * as contract from '../../../src/contract/account/register';
import type { Database } from '../../core/database';
import { handle } from '../../core/handle';
import { reject } from '../../core/messages/requestError';
import type { Member } from '../../db/account/member';
import { findAffiliate } from '../../db/agents/affiliate';
import { ruleText } from '../../rules/account/fields';
import { startSession } from '../../rules/account/login';
import { isNameTaken, isNumber, registerMember } from '../../rules/account/register';
import { registerSettingsOf } from '../../rules/account/registerSettings';

const replyAfterRegistration = (db: Database, member: Member) =>
  registerSettingsOf(db).logsIn ? startSession(db, member) : { userName: member.account };

export const register = [
  handle(contract.registerSettings, ({ db, languageCode }) => {
    const { methods, logsIn, defaultDialingCode, termsVersion, rules } = registerSettingsOf(db);
    const rulesWithMessages = Object.entries(rules).map(([name, rule]) => {
      const { texts: _, ...rest } = rule;
      return [name, { ...rest, message: ruleText(rule, languageCode) }];
    });
    return {
      methods,
      logsIn,
      defaultDialingCode,
      termsVersion,
      rules: Object.fromEntries(rulesWithMessages),
    };
  }),

  handle(contract.countries, ({ language }) =>
    countries.map(([flag, dialingCode, ES, EN]) => ({
      code: flag.toUpperCase(),
      dialingCode,
      name: language === 'ES' ? ES : EN,
      flag,
    })),
  ),

  handle(contract.checkUsername, ({ db, input }) => ({
    // False for every mobile number: the reply must not reveal whether the number has an account.
    available: !isNumber(input.username) && !isNameTaken(db, input.username),
  })),

  handle(contract.checkAffiliate, ({ db, input: { code, domain } }) => {
    const found = findAffiliate(db, code, domain);
    return found ? { success: true, code: found.id } : reject('affiliate_unknown');
  }),

  handle(contract.register, async ({ db, input, languageCode }) => {
    const method = input.registerMethod || 'username';
    return replyAfterRegistration(db, await registerMember({ db, input, languageCode }, method));
  }),

  handle(contract.registerByMobile, async ({ db, input, languageCode }) =>
    replyAfterRegistration(db, await registerMember({ db, input, languageCode }, 'mobileNum')),
  ),
];
