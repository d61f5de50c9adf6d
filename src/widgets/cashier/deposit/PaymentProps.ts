import type { Deposit, Pay } from '../../../stores/cashier/deposit';

/** What the parts of a payment show. */
export interface PaymentProps {
  /** The deposit that is being paid. */
  deposit: Deposit;
  /** What the member has to do for it. */
  pay: Pay;
}
