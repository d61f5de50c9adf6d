import { computed, type ReadonlySignal } from '@kit/signals';
import { t } from '../../i18n/t';
import { Money } from '../../ui/Money';
import type { SumLine } from '../../widgets/records/SumCard';

const LINES = [
  ['deposits', t('record.deposits')],
  ['withdrawals', t('record.withdrawals')],
  ['stake', t('record.totalBets')],
  ['win', t('record.totalWon')],
  ['commission', t('team.yourCommission')],
] as const;

type Totals = Record<(typeof LINES)[number][0], number>;

/** What members did in a period, and what it earned the agent. */
export const totalLines = (of: ReadonlySignal<Totals>): SumLine[] =>
  LINES.map(([field, label]) => ({
    key: field,
    label,
    value: (
      <Money
        amount={computed(() => of.value[field])}
        size={14}
        tone={field === 'commission' ? 'win' : 'text'}
      />
    ),
  }));
