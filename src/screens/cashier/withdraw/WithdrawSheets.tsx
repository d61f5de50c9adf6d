import { LazySheet } from '../../../widgets/site/app/LazySheet';
import type { WithdrawForm } from './createWithdrawForm';

/** What a withdrawal may need first. They open over the form, so what was typed stays. */
export function WithdrawSheets({ form }: { form: WithdrawForm }) {
  const { isAddingCard, isSettingPassword, isPasswordLost } = form;
  const loadPaymentSheet = () => import('../../../widgets/account/security/PaymentSheet');
  return (
    <>
      <LazySheet
        open={isAddingCard}
        load={() => import('../../../widgets/cashier/AddBankCardSheet')}
      >
        {({ AddBankCardSheet }) => (
          <AddBankCardSheet open={isAddingCard} onAdded={form.onCardAdded} />
        )}
      </LazySheet>
      <LazySheet open={isSettingPassword} load={loadPaymentSheet}>
        {({ PaymentSheet }) => (
          <PaymentSheet open={isSettingPassword} onSaved={form.onPasswordSet} />
        )}
      </LazySheet>
      <LazySheet open={isPasswordLost} load={loadPaymentSheet}>
        {({ PaymentSheet }) => (
          <PaymentSheet open={isPasswordLost} isLost onSaved={form.onPasswordReset} />
        )}
      </LazySheet>
    </>
  );
}
