import { type PlainKey, t } from '../../../i18n/t';
import type { IconName } from '../../../ui/icons/icons';

const GROUPS = new Map<string, [icon: IconName, name: PlainKey]>(
  Object.entries({
    deposit: ['arrow-down-to-line', 'record.deposits'],
    withdraw: ['arrow-up-from-line', 'record.withdrawals'],
    transfer: ['arrow-down-up', 'record.transfers'],
    game: ['dices', 'record.groupGame'],
    bonus: ['gift', 'record.bonus'],
    rebate: ['hand-coins', 'record.rebate'],
    agent: ['users-round', 'record.groupAgent'],
    other: ['wallet', 'record.groupOther'],
  }),
);

/** A group without a text of its own has the name of its first transaction code. */
export const groupName = (group: string, firstCodeName: string) => {
  const key = GROUPS.get(group)?.[1];
  return key ? t(key) : firstCodeName;
};

export const groupIcon = (group: string | undefined): IconName =>
  GROUPS.get(group ?? '')?.[0] ?? 'wallet';
