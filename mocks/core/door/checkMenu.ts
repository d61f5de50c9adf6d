import * as security from '../../../src/contract/account/security';
import * as betting from '../../../src/contract/lottery/betting';
import * as chat from '../../../src/contract/messages/chat';
import * as mail from '../../../src/contract/messages/mail';
import * as rebate from '../../../src/contract/promotions/rebate';
import * as reward from '../../../src/contract/promotions/reward';
import * as transaction from '../../../src/contract/records/transaction';
import { settingOf } from '../../db/site/setting';
import type { Database } from '../database';
import { reject } from '../messages/requestError';

/**
 * The menu keys of the screens that an endpoint serves; one of them must be on. The report of deposits is
 * not listed, because the deposit screen needs it too.
 */
const MENU_KEYS = new Map<object, readonly string[]>([
  [reward.rewards, ['REWCEN3']],
  [reward.claimReward, ['REWCEN3']],
  [rebate.manualRebate, ['MANPLAYREB3']],
  [rebate.claimRebate, ['MANPLAYREB3']],
  [betting.bettingRecord, ['TRANSBETREPMEM3', 'PERSREP']],
  [betting.profitAndLoss, ['PERSREP']],
  [transaction.memberTransactions, ['TRANSREC3']],
  [mail.mails, ['MAILCEN']],
  [mail.readMails, ['MAILCEN']],
  [mail.readAllMails, ['MAILCEN']],
  [mail.deleteMails, ['MAILCEN']],
  [security.setSecurityQuestions, ['SECPRIV']],
]);

/** The flags of features that have endpoints of their own. The flags of logins are in rules/account/login.ts. */
const FLAGS = new Map<object, string>([
  [chat.launchChat, 'CBS3'],
  [chat.chatUnread, 'CHATUNREAD3'],
]);

/** Rejects a call for a screen or a feature that the merchant has switched off. */
export function checkMenu(db: Database, endpoint: object) {
  const { menu, flags } = settingOf(db, 'whiteLabel');
  const keys = MENU_KEYS.get(endpoint);
  const flag = FLAGS.get(endpoint);
  const isOff = (keys && !keys.some((key) => menu[key])) || (flag && !flags[flag]);
  if (isOff) reject('forbidden', { status: 403 });
}
