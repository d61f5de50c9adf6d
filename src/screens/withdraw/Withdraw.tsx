import './withdraw.css';
import { Async } from '@kit/Async';
import { computed } from '@kit/signals';
import { When } from '@kit/When';
import { useState } from 'react';
import { t } from '../../i18n/t';
import { useHost, useStore } from '../../stores/useStore';
import { createWithdraw } from '../../stores/withdraw';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Skeleton } from '../../ui/Skeleton';
import { errorText } from '../../widgets/errorText';
import { paths } from '../../widgets/paths';
import { useApp } from '../../widgets/useApp';
import { useEachLanguage } from '../../widgets/useEachLanguage';
import { createWithdrawForm } from './createWithdrawForm';
import { WithdrawDesk } from './WithdrawDesk';

export default function Withdraw() {
  const host = useHost();
  const app = useApp();
  const { terms } = useStore(createWithdraw);
  const [desk] = useState(() => createWithdrawForm(host, app));
  useEachLanguage(desk.load);
  const hasCard = computed(() => terms.value.value?.hasBankCard ?? true);
  return (
    <Async
      of={terms}
      loading={() => <Loading />}
      failed={(error) => (
        <ErrorState
          title={errorText(error)}
          retryLabel={t('app.retry')}
          onRetry={() => void desk.load()}
        />
      )}
    >
      {() => (
        <When is={hasCard} or={() => <NoCard />}>
          {() => <WithdrawDesk desk={desk} />}
        </When>
      )}
    </Async>
  );
}

const NoCard = () => (
  <EmptyState
    picture="/art/icons/bank.webp"
    title={t('cashier.noCards')}
    text={t('cashier.needCard')}
  >
    <Button href={`${paths.bankCards}?add=1`}>{t('cashier.addCard')}</Button>
  </EmptyState>
);

const Loading = () => (
  <div className="withdraw" aria-busy="true">
    <Skeleton height={132} radius={20} />
    <Skeleton height={72} radius={16} />
    <Skeleton height={68} radius={16} />
    <Skeleton height={44} radius={12} />
  </div>
);
