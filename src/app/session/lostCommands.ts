import { storedText } from '@kit/data/storage';
import { effect } from '@kit/render/signals';
import { createSession } from '../../stores/account/session';
import type { Factory, Host } from '../../stores/base/host';
import { createLostCommands } from '../../stores/base/lostCommands';

/** The store that looks for a command, by the name under which the command is stored. */
export const STORES: Record<string, () => Promise<Factory<unknown>>> = {
  agent: async () => (await import('../../stores/agents/agent')).createAgent,
  agentTransfer: async () =>
    (await import('../../stores/agents/agentTransfer')).createAgentTransfer,
  bankCard: async () => (await import('../../stores/cashier/bankCard')).createBankCard,
  bonus: async () => (await import('../../stores/promotions/bonus')).createBonus,
  deposit: async () => (await import('../../stores/cashier/deposit')).createDeposit,
  feedback: async () => (await import('../../stores/messages/feedback')).createFeedback,
  order: async () => (await import('../../stores/lottery/order')).createOrder,
  promotion: async () => (await import('../../stores/promotions/promotion')).createPromotion,
  rebate: async () => (await import('../../stores/promotions/rebate')).createRebate,
  reward: async () => (await import('../../stores/promotions/reward')).createReward,
  vip: async () => (await import('../../stores/promotions/vip')).createVip,
  walletTransfer: async () =>
    (await import('../../stores/cashier/walletTransfer')).createWalletTransfer,
  withdraw: async () => (await import('../../stores/cashier/withdraw')).createWithdraw,
};

/**
 * After a reload and a login, looks for the commands whose reply was lost. The code of their stores is not loaded when
 * there are none.
 */
export function startLostCommands(host: Host) {
  const { token } = host.use(createSession);
  const { look } = host.use(createLostCommands);

  async function lookForAll() {
    const text = storedText('feria.pendingKeys', 'local') ?? '';
    for (const [scope, load] of Object.entries(STORES)) {
      if (!text.includes(`"scope":"${scope}"`)) continue;
      host.use(await load());
      await look(scope);
    }
  }

  return effect(() => {
    // The code may be missing without a network. The look before the next attempt does not need this.
    if (token.value) void lookForAll().catch(() => undefined);
  });
}
