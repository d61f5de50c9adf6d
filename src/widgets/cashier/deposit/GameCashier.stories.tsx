import { useMount, useOnce } from '@kit/render/hooks';
import { signal } from '@kit/render/signals';
import { inApp } from '@workbench/inApp';
import { sample } from '@workbench/sample';
import { useHost, useStore } from '../../../stores/base/useStore';
import type { Deposit, Pay } from '../../../stores/cashier/deposit';
import { createGameCashier } from '../../../stores/cashier/gameCashier';
import { useApp } from '../../site/app/useApp';
import { CashierSheet } from './CashierSheet';
import { createDepositForm } from './createDepositForm';
import { DepositFields } from './DepositFields';
import { DepositOutcome } from './DepositOutcome';
import { DepositProgress } from './DepositProgress';
import { GameCashier } from './GameCashier';
import { GameDepositForm } from './GameDepositForm';
import { ManualTransferFields } from './ManualTransferFields';
import { Payment } from './Payment';
import { PaymentActions } from './PaymentActions';
import { PaymentData } from './PaymentData';
import { PaymentPicture } from './PaymentPicture';
import { PaymentResult } from './PaymentResult';
import { PaymentStep } from './PaymentStep';

export default { title: 'Widgets/GameCashier' };

const STAKE = 2000;

const Opened = ({ stake, deposit = '' }: { stake?: number; deposit?: string }) => {
  const { open, depositId } = useStore(createGameCashier);
  useMount(() => {
    depositId.value = deposit;
    open(stake);
  });
  return <CashierSheet />;
};

const FromBar = () => {
  const { open } = useStore(createGameCashier);
  useMount(() => open());
  return <GameCashier />;
};

export const OpenedFromTheBar = inApp(() => <FromBar />);
export const BalanceTooLow = inApp(() => <Opened stake={STAKE} />);
export const Loading = inApp(() => <Opened />, { calls: 'hang' });
export const Failed = inApp(() => <Opened />, { calls: 'status' });
export const Offline = inApp(() => <Opened />, { calls: 'network' });
export const Pending = inApp(() => <Opened deposit="D-SOLPAY" />, { scenarios: ['depositsOpen'] });
export const Paid = inApp(() => <Opened deposit="D-SOLPAY" />, {
  scenarios: ['depositsOpen', 'depositsPaid'],
});
export const Expired = inApp(() => <Opened deposit="D-SOLPAY" />, {
  scenarios: ['depositsOpen', 'depositsExpired'],
});
export const Form = inApp(() => <GameDepositForm />);

const PageOfDeposit = () => <Payment id={useOnce(() => signal('D-TRANSFER'))} />;
export const OnePayment = inApp(() => <PageOfDeposit />, { scenarios: ['depositsOpen'] });

const Fields = () => {
  const host = useHost();
  const app = useApp();
  const form = useOnce(() => createDepositForm(host, app));
  useMount(() => void form.load().then(() => form.pickMethod('TRANSFER')));
  return (
    <>
      <DepositFields form={form} suggest={(amounts) => amounts.slice(0, 3)} columns={3} />
      <ManualTransferFields form={form} />
      <DepositOutcome />
    </>
  );
};
export const FieldsOfTheForm = inApp(() => <Fields />);

const pay: Pay = { kind: 'qr', value: 'FERIA-PAY-1', url: 'https://wallet.example/pay' };
const deposit: Deposit = {
  depositId: 'D-1',
  amount: 50,
  fee: 0,
  bonus: 0,
  state: 'pending',
  methodId: 'SOLPAY',
  methodName: sample('Banco'),
  category: 'wallet',
  at: 0,
  updatedAt: 0,
  expiresAt: 0,
  pay,
};

export const Parts = inApp(() => (
  <>
    <PaymentStep deposit={{ ...deposit, category: 'cash', pay: { kind: 'code', value: '4471' } }} />
    <PaymentPicture deposit={deposit} pay={pay} />
    <PaymentData deposit={deposit} pay={pay} />
    <PaymentActions deposit={deposit} pay={pay} />
    <PaymentResult deposit={{ ...deposit, state: 'paid' }} />
    <DepositProgress
      deposit={{
        ...deposit,
        state: 'paid',
        steps: [
          { kind: 'requested', at: 0 },
          { kind: 'received', at: 60_000 },
          { kind: 'credited', at: 120_000 },
        ],
      }}
    />
  </>
));
