import { signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createLicence } from '../../../stores/safePlay/licence';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { CashierFooter } from '../../../widgets/cashier/CashierFooter';
import { DepositBalance } from './DepositBalance';

const unknown = signal(undefined);
const no = signal(false);
const yes = signal(true);

/** The form before the methods are known: what does not depend on them is there already. */
export function DepositSkeleton() {
  const hasLimits = useStore(createLicence).hasTool('limits');
  return (
    <div className="deposit" aria-busy="true">
      <DepositBalance />
      <When is={hasLimits}>{() => <Skeleton width="92%" height={20} />}</When>
      <section className="deposit-methods">
        <h2>{t('cashier.method')}</h2>
        <div className="deposit-loading">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <Skeleton key={key} height={84} radius={16} />
          ))}
        </div>
        <Skeleton height={40} radius="full" />
      </section>
      <section className="amountfield">
        <div className="amountfield-head">
          <h2>{t('cashier.amount')}</h2>
          <Skeleton width={128} />
        </div>
        <Skeleton height={68} radius={16} />
        <Skeleton height={44} radius={12} />
      </section>
      <Skeleton height={72} radius={16} />
      <Skeleton height={44} radius={16} />
      <CashierFooter
        label={t('cashier.youWillHave')}
        amount={unknown}
        button={t('cashier.depositSubmit')}
        busy={no}
        disabled={yes}
        isLoading
      />
    </div>
  );
}
