import type { Deposit } from '../../contract/cashier/deposit';
import type { Withdrawal } from '../../contract/cashier/withdraw';
import type { Host } from '../base/host';
import { createEvents } from '../site/events';

/** A deposit or withdrawal whose end the member did not cause. */
export interface EndedMoney {
  kind: 'deposit' | 'withdrawal';
  id: string;
  amount: number;
  state: 'paid' | 'rejected';
}

/** Deposits and withdrawals that have ended, each once, whichever reply or event said it first. */
export function createEndedMoney({ use, memberSignal, memberState }: Host) {
  const { on } = use(createEvents);
  const last = memberSignal<EndedMoney | undefined>(undefined);
  const told = memberState(() => new Set<string>());

  function tell(kind: EndedMoney['kind'], id: string, { state, amount }: Deposit | Withdrawal) {
    if ((state !== 'paid' && state !== 'rejected') || told().has(id)) return;
    told().add(id);
    last.value = { kind, id, amount, state };
  }
  const tellDeposit = (row: Deposit) => tell('deposit', row.depositId, row);
  const tellWithdrawal = (row: Withdrawal) => tell('withdrawal', row.withdrawId, row);

  return {
    /** The one that ended last. */
    last,
    tellDeposit,
    tellWithdrawal,

    start() {
      const stops = [on('deposit', tellDeposit), on('withdrawal', tellWithdrawal)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
