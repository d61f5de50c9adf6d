import './withdraw.css';
import { When } from '@kit/When';
import { useState } from 'react';
import { errorText } from '../../i18n/errorText';
import { t } from '../../i18n/t';
import { useHost, useStore } from '../../stores/useStore';
import { createWithdraw } from '../../stores/withdraw';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Skeleton } from '../../ui/Skeleton';
import { AsyncContent } from '../../widgets/app/AsyncContent';
import { useApp } from '../../widgets/app/useApp';
import { useLoadPerLanguage } from '../../widgets/language/useLoadPerLanguage';
import { paths } from '../../widgets/navigation/paths';
import { createWithdrawForm } from './createWithdrawForm';
import { WithdrawFormView } from './WithdrawFormView';

export default function Withdraw() {
  const host = useHost();
  const app = useApp();
  const { terms } = useStore(createWithdraw);
  const [form] = useState(() => createWithdrawForm(host, app));
  useLoadPerLanguage(form.load);
  return (
    <AsyncContent
      of={terms}
      loading={() => <WithdrawSkeleton />}
      failed={(error) => (
        <ErrorState
          title={errorText(error)}
          retryLabel={t('app.retry')}
          onRetry={() => void form.load()}
        />
      )}
    >
      {() => (
        <When is={form.hasCard} or={() => <NoBankCard />}>
          {() => <WithdrawFormView form={form} />}
        </When>
      )}
    </AsyncContent>
  );
}

const NoBankCard = () => (
  <EmptyState
    picture="/art/icons/bank.webp"
    title={t('cashier.noCards')}
    text={t('cashier.needCard')}
  >
    <Button href={`${paths.bankCards}?add=1`}>{t('cashier.addCard')}</Button>
  </EmptyState>
);

const WithdrawSkeleton = () => (
  <div className="withdraw" aria-busy="true">
    <Skeleton height={132} radius={20} />
    <Skeleton height={72} radius={16} />
    <Skeleton height={68} radius={16} />
    <Skeleton height={44} radius={12} />
  </div>
);
