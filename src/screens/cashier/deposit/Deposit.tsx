import { useOnce } from '@kit/render/hooks';
import './deposit.css';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { errorText } from '../../../i18n/errorText';
import { t } from '../../../i18n/t';
import { useHost, useStore } from '../../../stores/base/useStore';
import { createDeposit } from '../../../stores/cashier/deposit';
import { Button } from '../../../ui/controls/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { createDepositForm } from '../../../widgets/cashier/deposit/createDepositForm';
import { Payment } from '../../../widgets/cashier/deposit/Payment';
import { closedText } from '../../../widgets/safePlay/closedText';
import { AsyncContent } from '../../../widgets/site/app/AsyncContent';
import { useApp } from '../../../widgets/site/app/useApp';
import { useLoadPerLanguage } from '../../../widgets/site/language/useLoadPerLanguage';
import { paths } from '../../../widgets/site/navigation/paths';
import { useScreenAddress } from '../../../widgets/site/navigation/useScreenAddress';
import { DepositFormView } from './DepositFormView';
import { DepositSkeleton } from './DepositSkeleton';

/** The deposit form; with `?deposit=` in the address, the payment of that deposit. */
export default function Deposit() {
  const host = useHost();
  const app = useApp();
  const { methods } = useStore(createDeposit);
  const form = useOnce(() => createDepositForm(host, app));
  const address = useScreenAddress((path) => path === paths.deposit);
  const shownDepositId = computed(() => address.value.query.get('deposit'));
  useLoadPerLanguage(form.load);
  return (
    <When
      is={shownDepositId}
      or={() => (
        <AsyncContent
          of={methods}
          isEmpty={({ methods }) => methods.length === 0}
          loading={() => <DepositSkeleton />}
          failed={(error) => (
            <ErrorState
              title={errorText(error)}
              retryLabel={t('app.retry')}
              onRetry={() => void form.load()}
            />
          )}
          empty={() => <EmptyState picture="/art/icons/bank.webp" title={t('cashier.noMethods')} />}
        >
          {(loaded) => (
            <When
              is={computed(() => loaded.value.closed)}
              or={() => <DepositFormView form={form} />}
            >
              {(closed) => (
                <EmptyState
                  picture="/art/icons/locked.webp"
                  title={t('cashier.closed')}
                  text={computed(() => closedText(closed.value))}
                >
                  <Button href={paths.withdraw}>{t('safePlay.withdrawMoney')}</Button>
                </EmptyState>
              )}
            </When>
          )}
        </AsyncContent>
      )}
    >
      {(id) => <Payment id={id} />}
    </When>
  );
}
