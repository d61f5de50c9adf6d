import { computed } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import { creditedSum, type Deposit } from '../../../stores/cashier/deposit';
import { formatMoney } from '../../../ui/content/formatMoney';
import { Button } from '../../../ui/controls/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { paths } from '../../../widgets/site/navigation/paths';

const RESULTS = {
  paid: ['party-popper', 'cashier.paidTitle'],
  rejected: ['cross-mark', 'cashier.rejectedTitle'],
  expired: ['hourglass-done', 'cashier.expiredTitle'],
  cancelled: ['prohibited', 'cashier.cancelledTitle'],
} as const;

/** How a closed deposit ended, and where to go next. */
export function PaymentResult({ deposit }: { deposit: Deposit }) {
  const { state, reason } = deposit;
  if (!state || state === 'pending' || state === 'reviewing') return null;
  const [picture, title] = RESULTS[state];
  const isPaid = state === 'paid';
  return (
    <div role="status">
      <EmptyState
        picture={`/art/icons/${picture}.webp`}
        title={t(title)}
        text={
          isPaid
            ? computed(
                () => t('cashier.paidText', { amount: formatMoney(creditedSum(deposit)) }).value,
              )
            : reason
        }
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
