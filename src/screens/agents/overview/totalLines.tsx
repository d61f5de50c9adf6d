import { computed, type ReadonlySignal } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import { Money } from '../../../ui/content/Money';
import type { SumLine } from '../../../widgets/records/SumCard';

const LINES = [
  ['deposits', t('record.depositsIn')],
  ['withdrawals', t('record.withdrawalsOut')],
  ['stake', t('record.totalBets')],
  ['win', t('record.totalPayouts')],
  ['commission', t('team.yourCommission')],
] as const;

type Totals = Partial<Record<(typeof LINES)[number][0], number>>;

/** What members did in a period, and what it earned the agent. Sums that are not known have no line. */
export const totalLines = (of: ReadonlySignal<Totals>): ReadonlySignal<SumLine[]> =>
  computed(() =>
    LINES.filter(([field]) => of.value[field] !== undefined).map(([field, label]) => ({
      key: field,
      label,
      value: (
        <Money
          amount={computed(() => of.value[field])}
          size={14}
          tone={field === 'commission' ? 'win' : 'text'}
        />
      ),
    })),
  );
