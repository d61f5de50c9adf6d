import { t } from '../../i18n/t';
import type { Deposit } from '../../stores/deposit';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { formatMoney } from '../../ui/money';
import { paths } from '../../widgets/paths';

const ENDS = {
  paid: ['party-popper', 'cashier.paidTitle'],
  rejected: ['cross-mark', 'cashier.rejectedTitle'],
  expired: ['hourglass-done', 'cashier.expiredTitle'],
  cancelled: ['prohibited', 'cashier.cancelledTitle'],
} as const;

/** How it ended, and where to go from here. */
export function Outcome({ of }: { of: Deposit }) {
  const { state, credited, bonus, reason } = of;
  if (state === 'pending' || state === 'reviewing') return null;
  const [picture, title] = ENDS[state];
  const isPaid = state === 'paid';
  return (
    <div role="status">
      <EmptyState
        picture={`/art/icons/${picture}.webp`}
        title={t(title)}
        text={isPaid ? t('cashier.paidText', { amount: formatMoney(credited + bonus) }) : reason}
      >
        {isPaid ? (
          <Button href={paths.home}>{t('cashier.playNow')}</Button>
        ) : (
          <Button href={paths.deposit}>{t('cashier.again')}</Button>
        )}
        <Button kind="secondary" href={paths.depositRecord}>
          {t('cashier.seeDeposits')}
        </Button>
      </EmptyState>
    </div>
  );
}
