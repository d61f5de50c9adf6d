import { type PlainKey, t } from '../../i18n/t';
import type { IconName } from '../../ui/icons';

const GROUPS: Record<string, [icon: IconName, words: PlainKey]> = {
  deposit: ['arrow-down-to-line', 'record.deposits'],
  withdraw: ['arrow-up-from-line', 'record.withdrawals'],
  transfer: ['arrow-down-up', 'record.transfers'],
  game: ['dices', 'record.groupGame'],
  bonus: ['gift', 'record.bonus'],
  rebate: ['hand-coins', 'record.rebate'],
  agent: ['users-round', 'record.groupAgent'],
  other: ['wallet', 'record.groupOther'],
};

/** A group that only the server knows goes by the name of its first kind. */
export const groupName = (group: string, first: string) => {
  const words = GROUPS[group]?.[1];
  return words ? t(words) : first;
};

export const groupIcon = (group: string | undefined): IconName =>
  GROUPS[group ?? '']?.[0] ?? 'wallet';
