import type { Call } from '../../api/createCall';
import {
  alipayDeposit,
  type Deposit,
  gatewayDeposit,
  manualTransfer,
  qqDeposit,
  voucherDeposit,
  weChatDeposit,
} from '../../contract/cashier/deposit';
import type { DepositMethod } from '../../contract/cashier/depositMethod';

/** Everything that any payment method may need. Each method sends only its own part. */
export interface DepositRequest {
  method: DepositMethod;
  amount: number;
  accountId: string;
  payer: string;
  reference: string;
  code: string;
}

/** Opens a deposit by the call of its method. */
export function sendDeposit(
  call: Call,
  request: DepositRequest,
  idempotencyKey: string,
): Promise<Deposit | null> {
  const { method, amount, accountId, payer, reference, code } = request;
  const { methodId } = method;
  const options = { idempotencyKey };
  switch (method.via) {
    case 'gateway':
      return call(gatewayDeposit, { amount, methodId }, options);
    case 'alipay':
      return call(alipayDeposit, { amount, methodId }, options);
    case 'qq':
      return call(qqDeposit, { amount, methodId }, options);
    case 'wechat':
      return call(weChatDeposit, { amount, methodId }, options);
    case 'manual':
      return call(manualTransfer, { amount, accountId, payer, reference }, options);
    case 'voucher':
      return call(voucherDeposit, { code }, options);
  }
}
