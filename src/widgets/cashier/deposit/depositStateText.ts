import { t } from '../../../i18n/t';
import type { Deposit, DepositState } from '../../../stores/cashier/deposit';
import { isReceived } from '../../../stores/cashier/depositSteps';

/** The name of the state of a deposit, in the records and on its own page. */
export const depositStateText = (deposit: Deposit, state: DepositState) =>
  t(isReceived(deposit) ? 'record.deposit_received' : `record.deposit_${state}`);
