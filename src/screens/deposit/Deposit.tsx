import './deposit.css';
import { Async } from '@kit/Async';
import { computed } from '@kit/signals';
import { When } from '@kit/When';
import { useState } from 'react';
import { t } from '../../i18n/t';
import { createDeposit } from '../../stores/deposit';
import { useHost, useStore } from '../../stores/useStore';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Skeleton } from '../../ui/Skeleton';
import { errorText } from '../../widgets/errorText';
import { paths } from '../../widgets/paths';
import { useAddress } from '../../widgets/useAddress';
import { useApp } from '../../widgets/useApp';
import { useEachLanguage } from '../../widgets/useEachLanguage';
import { createDepositForm } from './createDepositForm';
import { DepositDesk } from './DepositDesk';
import { Payment } from './Payment';

/** First how and how much; then, under an address of its own, the payment. */
export default function Deposit() {
  const host = useHost();
  const app = useApp();
  const { methods } = useStore(createDeposit);
  const [desk] = useState(() => createDepositForm(host, app));
  const address = useAddress((path) => path === paths.deposit);
  const paying = computed(() => address.value.query.get('deposit'));
  useEachLanguage(desk.load);
  return (
    <When
      is={paying}
      or={() => (
        <Async
          of={methods}
          isEmpty={({ methods }) => methods.length === 0}
          loading={() => <Loading />}
          failed={(error) => (
            <ErrorState
              title={errorText(error)}
              retryLabel={t('app.retry')}
              onRetry={() => void desk.load()}
            />
          )}
          empty={() => <EmptyState picture="/art/icons/bank.webp" title={t('cashier.noMethods')} />}
        >
          {() => <DepositDesk desk={desk} />}
        </Async>
      )}
    >
      {(id) => <Payment id={id} />}
    </When>
  );
}

const Loading = () => (
  <div className="deposit" aria-busy="true">
    <Skeleton height={56} radius={16} />
    <div className="deposit-loading">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((tile) => (
        <Skeleton key={tile} height={84} radius={16} />
      ))}
    </div>
    <Skeleton height={68} radius={16} />
    <Skeleton height={44} radius={12} />
    <Skeleton height={72} radius={16} />
  </div>
);
