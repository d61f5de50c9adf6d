import { storedText } from '@kit/data/storage';
import type { Host } from '../../stores/base/host';

/**
 * After a reload, goes on to follow the deposits and withdrawals that were open, because their end changes the balance.
 * Their code is not loaded when there are none.
 */
export async function startOpenMoney(host: Host) {
  if (storedText('feria.openDeposits', 'session')) {
    const { createDeposit } = await import('../../stores/cashier/deposit');
    host.use(createDeposit).follow();
  }
  if (storedText('feria.openWithdrawals', 'session')) {
    const { createWithdraw } = await import('../../stores/cashier/withdraw');
    host.use(createWithdraw).follow();
  }
}
