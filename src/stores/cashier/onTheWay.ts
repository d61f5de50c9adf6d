import { onChange } from '@kit/render/onChange';
import { computed } from '@kit/render/signals';
import { type Deposit, depositReport } from '../../contract/cashier/deposit';
import { type Withdrawal, withdrawReport } from '../../contract/cashier/withdraw';
import type { Host } from '../base/host';
import { createEvents } from '../site/events';
import { createDeposit } from './deposit';
import { isReceived } from './depositSteps';
import { createEndedMoney } from './endedMoney';
import { createWallet } from './wallet';
import { createWithdraw } from './withdraw';

/** What is open is among the latest ones. */
const LATEST = 20;

/** Money that has left one place and has not reached the other. */
export interface MoneyOnTheWay {
  kind: 'deposit' | 'withdrawal';
  id: string;
  amount: number;
  /** It goes on when the member does something. */
  waitsForMember: boolean;
}

const isOpenWithdrawal = ({ state }: Withdrawal) => state === 'pending' || state === 'approved';
/** A deposit that is not paid yet has left no place. */
const isPaidDeposit = (deposit: Deposit) =>
  deposit.steps ? isReceived(deposit) : deposit.state === 'reviewing';

const fromDeposit = ({ depositId: id, amount }: Deposit): MoneyOnTheWay => ({
  kind: 'deposit',
  id,
  amount,
  waitsForMember: false,
});
const fromWithdrawal = ({ withdrawId: id, amount, missing }: Withdrawal): MoneyOnTheWay => ({
  kind: 'withdrawal',
  id,
  amount,
  waitsForMember: !!missing?.length,
});

/** The member's deposits and withdrawals that are on their way, for a line on other screens. */
export function createOnTheWay(host: Host) {
  const { call, use, memberResource } = host;
  const { on } = use(createEvents);
  const { balance } = use(createWallet);
  const { last } = use(createEndedMoney);
  const rows = memberResource(async (_, { signal }) => {
    const [deposits, withdrawals] = await Promise.all([
      call(depositReport, { pageSize: LATEST }, { signal }),
      call(withdrawReport, { pageSize: LATEST }, { signal }),
    ]);
    // What is open is followed on every page from now on.
    use(createDeposit).note(deposits.content);
    use(createWithdraw).note(withdrawals.content);
    return [
      ...withdrawals.content.filter(isOpenWithdrawal).map(fromWithdrawal),
      ...deposits.content.filter(isPaidDeposit).map(fromDeposit),
    ];
  });

  /** Takes the new state of one of them. */
  function update(row: MoneyOnTheWay, isOpen: boolean) {
    const before = rows.value.peek();
    if (!before) return;
    const others = before.filter(({ id }) => id !== row.id);
    rows.set(isOpen ? [row, ...others] : others);
  }

  return {
    rows: computed(() => rows.value.value ?? []),
    load: () => rows.load(),

    /** While the line is shown: a change of the balance may be the end of one. Returns the function that stops it. */
    follow() {
      void rows.load();
      const reload = () => void rows.reload();
      const stops = [onChange(balance, reload), onChange(last, reload)];
      return () => {
        for (const stop of stops) stop();
      };
    },

    start() {
      const stops = [
        on('deposit', (deposit) => update(fromDeposit(deposit), isPaidDeposit(deposit))),
        on('withdrawal', (row) => update(fromWithdrawal(row), isOpenWithdrawal(row))),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
