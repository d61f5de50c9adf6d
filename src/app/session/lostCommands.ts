import { storedText } from '@kit/data/storage';
import { computed, effect, type ReadonlySignal, untracked } from '@kit/render/signals';
import { createSession } from '../../stores/account/session';
import type { Factory, Host } from '../../stores/base/host';
import { createLostCommands } from '../../stores/base/lostCommands';
import type { Outcome } from '../../stores/base/sentCommand';
import { paths } from '../../widgets/site/navigation/paths';

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

/** What was sent, as its page shows it. */
interface Sent {
  outcome: ReadonlySignal<Outcome<unknown, unknown> | undefined>;
  lookForOutcome(): Promise<void>;
}

/** Deposits and withdrawals have a notice on their own pages. Each has its name in the storage. */
export const SENT = {
  sentDeposit: {
    storedAs: '"deposit":',
    load: async (host: Host, path: ReadonlySignal<string>) => {
      const [{ createDeposit }, { createGameCashier }] = await Promise.all([
        import('../../stores/cashier/deposit'),
        import('../../stores/cashier/gameCashier'),
      ]);
      const { isOpen } = host.use(createGameCashier);
      const sent: Sent = host.use(createDeposit);
      return { sent, isOnPage: computed(() => isOpen.value || path.value === paths.deposit) };
    },
  },
  sentWithdrawal: {
    storedAs: '"withdraw":',
    load: async (host: Host, path: ReadonlySignal<string>) => {
      const { createWithdraw } = await import('../../stores/cashier/withdraw');
      const sent: Sent = host.use(createWithdraw);
      return { sent, isOnPage: computed(() => path.value === paths.withdraw) };
    },
  },
};

/**
 * After a reload and a login, looks for the commands whose reply was lost. The code of their stores is not loaded when
 * there are none.
 */
export function startLostCommands(host: Host, address: ReadonlySignal<{ path: string }>) {
  const { token } = host.use(createSession);
  const { look, lookBy, show, close } = host.use(createLostCommands);
  const path = computed(() => address.value.path);
  const shown = new Set<string>();

  async function lookForSent() {
    const text = storedText('feria.sentCommands', 'local') ?? '';
    for (const [scope, { storedAs, load }] of Object.entries(SENT)) {
      if (!text.includes(storedAs)) continue;
      const { sent, isOnPage } = await load(host, path);
      if (!shown.has(scope)) {
        shown.add(scope);
        lookBy(scope, sent.lookForOutcome);
        const showOutcome = () => {
          const { state, contents: sought } = sent.outcome.value ?? {};
          if (!state || state === 'checking' || isOnPage.value)
            untracked(() => close(scope, scope));
          else untracked(() => show({ scope, id: scope, sought, state }));
        };
        host.own(effect(showOutcome));
      }
      // On its own page, the page looks once it is drawn, and says what became of the command.
      if (!isOnPage.peek()) void sent.lookForOutcome();
    }
  }

  async function lookForAll() {
    const text = storedText('feria.pendingKeys', 'local') ?? '';
    for (const [scope, load] of Object.entries(STORES)) {
      if (!text.includes(`"scope":"${scope}"`)) continue;
      host.use(await load());
      await look(scope);
    }
  }

  return effect(() => {
    if (!token.value) return;
    // The code may be missing without a network. The look before the next attempt does not need this.
    void lookForSent().catch(() => undefined);
    void lookForAll().catch(() => undefined);
  });
}
