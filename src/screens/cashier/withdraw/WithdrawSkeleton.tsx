import { signal } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { CashierFooter } from '../../../widgets/cashier/CashierFooter';

const unknown = signal(undefined);
const no = signal(false);
const yes = signal(true);

/** The form before its terms are known: what does not depend on them is there already. */
export const WithdrawSkeleton = () => (
  <div className="withdraw" aria-busy="true">
    <section className="withdraw-hero">
      <h2 className="muted">{t('cashier.withdrawAvailable')}</h2>
      <Skeleton width="55%" height="2rem" />
      <Skeleton width="75%" height={14} />
      <Skeleton width="45%" height={22} />
    </section>
    <section className="withdraw-account">
      <h2>{t('cashier.withdrawTo')}</h2>
      <Skeleton height={72} radius={16} />
    </section>
    <section className="amountfield">
      <div className="amountfield-head">
        <h2>{t('cashier.amount')}</h2>
        <Skeleton width={136} />
      </div>
      <Skeleton height={68} radius={16} />
      <Skeleton height={44} radius={12} />
    </section>
    <Skeleton height={72} radius={16} />
    <CashierFooter
      label={t('cashier.youReceive')}
      amount={unknown}
      button={t('cashier.withdrawSubmit')}
      busy={no}
      disabled={yes}
      isLoading
    />
  </div>
);
