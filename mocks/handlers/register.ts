import { countries } from '../../fixtures/countries';
import * as contract from '../../src/contract/register';
import type { Database } from '../core/database';
import { handle } from '../core/handle';
import { reject } from '../core/requestError';
import { findAffiliate } from '../db/affiliate';
import type { Member } from '../db/member';
import { settingOf } from '../db/setting';
import { ruleText } from '../rules/fields';
import { startSession } from '../rules/login';
import { isNameTaken, isNumber, registerMember } from '../rules/register';

const replyAfterRegistration = (db: Database, member: Member) =>
  settingOf(db, 'register').logsIn ? startSession(db, member) : { userName: member.account };

export const register = [
  handle(contract.registerSettings, ({ db, languageCode }) => {
    const { methods, logsIn, defaultDialingCode, termsVersion, rules } = settingOf(db, 'register');
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
