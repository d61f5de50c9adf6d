import './withdraw.css';
import { When } from '@kit/When';
import { useState } from 'react';
import { errorText } from '../../i18n/errorText';
import { t } from '../../i18n/t';
import type { BankCard } from '../../stores/bankCard';
import { useHost, useStore } from '../../stores/useStore';
import { createWithdraw } from '../../stores/withdraw';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { AsyncContent } from '../../widgets/app/AsyncContent';
import { useApp } from '../../widgets/app/useApp';
import { BankCardForm } from '../../widgets/cashier/BankCardForm';
import { createBankCardForm } from '../../widgets/cashier/createBankCardForm';
import { useLoadPerLanguage } from '../../widgets/language/useLoadPerLanguage';
import { createWithdrawForm } from './createWithdrawForm';
import { WithdrawFormView } from './WithdrawFormView';
import { WithdrawSheets } from './WithdrawSheets';
import { WithdrawSkeleton } from './WithdrawSkeleton';

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
        <>
          <When is={form.hasCard} or={() => <FirstBankCard onAdded={form.onCardAdded} />}>
            {() => <WithdrawFormView form={form} />}
          </When>
          <WithdrawSheets form={form} />
        </>
      )}
    </AsyncContent>
  );
}

/** Without a bank account a withdrawal begins with adding one. */
function FirstBankCard({ onAdded }: { onAdded: (card: BankCard | undefined) => void }) {
  const host = useHost();
  const app = useApp();
  const [state] = useState(() => createBankCardForm(host, app, onAdded));
  return (
    <div className="withdraw">
      <EmptyState
        compact
        picture="/art/icons/bank.webp"
        title={t('cashier.noCards')}
        text={t('cashier.needCard')}
      />
      <BankCardForm form={state}>
        <Button type="submit" wide busy={state.form.isBusy}>
          {t('cashier.saveCard')}
        </Button>
      </BankCardForm>
    </div>
  );
}
