import { useOnce } from '@kit/render/hooks';
import './withdraw.css';
import { When } from '@kit/render/When';
import { errorText } from '../../../i18n/errorText';
import { t } from '../../../i18n/t';
import { useHost, useStore } from '../../../stores/base/useStore';
import type { BankCard } from '../../../stores/cashier/bankCard';
import { createWithdraw } from '../../../stores/cashier/withdraw';
import { Button } from '../../../ui/controls/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { BankCardForm } from '../../../widgets/cashier/BankCardForm';
import { createBankCardForm } from '../../../widgets/cashier/createBankCardForm';
import { AsyncContent } from '../../../widgets/site/app/AsyncContent';
import { useApp } from '../../../widgets/site/app/useApp';
import { useLoadPerLanguage } from '../../../widgets/site/language/useLoadPerLanguage';
import { createWithdrawForm } from './createWithdrawForm';
import { WithdrawFormView } from './WithdrawFormView';
import { WithdrawSheets } from './WithdrawSheets';
import { WithdrawSkeleton } from './WithdrawSkeleton';

export default function Withdraw() {
  const host = useHost();
  const app = useApp();
  const { terms } = useStore(createWithdraw);
  const form = useOnce(() => createWithdrawForm(host, app));
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
  const state = useOnce(() => createBankCardForm(host, app, onAdded));
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
