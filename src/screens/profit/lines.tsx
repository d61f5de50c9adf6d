import { computed, type ReadonlySignal } from '@kit/signals';
import { t } from '../../i18n/t';
import type { Profit } from '../../stores/profit';
import { Money } from '../../ui/Money';
import type { SumLine } from '../../widgets/SumCard';

export const toneOf = (amount: number) => (amount > 0 ? 'win' : 'text');

const LINES = [
  ['stake', t('record.totalBets')],
  ['win', t('record.totalWon')],
  ['bonus', t('record.bonus')],
  ['rebate', t('record.rebate')],
  ['deposit', t('record.deposits')],
  ['withdraw', t('record.withdrawals')],
] as const;

/** What a result is made of, and the money that came and went beside it. */
export const linesOf = (of: ReadonlySignal<Profit>): SumLine[] =>
  LINES.map(([field, label]) => ({
    key: field,
    label,
    value: <Money amount={computed(() => of.value[field])} size={14} />,
  }));
