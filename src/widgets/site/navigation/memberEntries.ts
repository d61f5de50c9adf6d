import type { PlainKey } from '../../../i18n/t';
import type { IconName } from '../../../ui/icons/icons';
import { paths } from './paths';

export interface MemberEntry {
  to: string;
  icon: IconName;
  /** Picture for tiles. */
  picture: string;
  label: PlainKey;
  /** The menu key that the merchant can switch off. Without it the entry is always shown. */
  key?: string;
}

const entry = (
  to: string,
  icon: IconName,
  picture: string,
  label: PlainKey,
  key?: string,
): MemberEntry => ({
  to,
  icon,
  picture: `/art/icons/${picture}.webp`,
  label,
  ...(key ? { key } : {}),
});

export const rewardEntry = entry(
  paths.reward,
  'gift',
  'wrapped-gift',
  'member.rewardCenter',
  'REWCEN3',
);

/** The entries of the member menus, in their order. */
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
