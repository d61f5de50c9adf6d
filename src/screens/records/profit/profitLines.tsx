import { computed, type ReadonlySignal } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import type { Profit } from '../../../stores/records/profit';
import { Money } from '../../../ui/content/Money';
import type { SumLine } from '../../../widgets/records/SumCard';

export const profitTone = (amount: number | undefined) => ((amount ?? 0) > 0 ? 'win' : 'text');

const LINES = [
  ['stake', t('record.totalBets')],
  ['win', t('record.totalPayouts')],
  ['bonus', t('record.bonus')],
  ['rebate', t('record.rebate')],
  ['deposit', t('record.depositsIn')],
  ['withdraw', t('record.withdrawalsOut')],
] as const;

/** The amounts that make up a result, then deposits and withdrawals. What is not known has no line. */
export const profitLines = (profit: ReadonlySignal<Profit>): ReadonlySignal<SumLine[]> =>
  computed(() =>
    LINES.filter(([field]) => profit.value[field] !== undefined).map(([field, label]) => ({
      key: field,
      label,
      value: <Money amount={computed(() => profit.value[field])} size={14} />,
    })),
  );
