import type { PlainKey } from '../i18n/t';
import type { IconName } from '../ui/icons';
import { paths } from './paths';

export interface MemberEntry {
  to: string;
  icon: IconName;
  /** Colour icon for tiles. */
  picture: string;
  words: PlainKey;
  /** Shows while the merchant has this on; without one it always does. */
  key?: string;
}

const entry = (
  to: string,
  icon: IconName,
  picture: string,
  words: PlainKey,
  key?: string,
): MemberEntry => ({
  to,
  icon,
  picture: `/art/icons/${picture}.webp`,
  words,
  ...(key ? { key } : {}),
});

export const rewardEntry = entry(
  paths.reward,
  'gift',
  'wrapped-gift',
  'member.rewardCenter',
  'REWCEN3',
);

/** What a member has besides play and money, in the order of the menus that list it. */
export const memberEntries: readonly MemberEntry[] = [
  entry(paths.vip, 'crown', 'crown', 'member.vipRoom'),
  entry(paths.rebate, 'hand-coins', 'money-with-wings', 'member.manualRebate', 'MANPLAYREB3'),
  entry(paths.gameRecord, 'dices', 'game-die', 'member.bettingRecord', 'TRANSBETREPMEM3'),
  entry(paths.transactions, 'receipt-text', 'receipt', 'member.accountRecord', 'TRANSREC3'),
  entry(paths.depositRecord, 'arrow-down-to-line', 'bank', 'member.depositRecord', 'DEPRECM3'),
  entry(paths.profit, 'chart-line', 'chart-increasing', 'member.profitAndLoss', 'PERSREP'),
  entry(paths.security, 'shield-check', 'locked', 'member.securityCenter', 'SECPRIV'),
  entry(paths.inbox, 'mail', 'envelope', 'member.mail', 'MAILCEN'),
];
