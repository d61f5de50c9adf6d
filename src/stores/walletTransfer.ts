import { computed } from '@kit/signals';
import { walletTransfer } from '../contract/wallet';
import { createCommandRunner } from './commandRunner';
import type { Host } from './host';
import { createWallet } from './wallet';

/** The wallet that deposits go to and withdrawals come from. */
export const MAIN_WALLET = 'CASH';
const EVERY_WALLET = 'ALL';

export interface WalletTransfer {
  from: string;
  to: string;
  amount: number;
}

/** Moves the member's money between the main wallet and those of the game vendors. */
export function createWalletTransfer(host: Host) {
  const { call, use } = host;
  const { wallets, reload } = use(createWallet);
  const commands = createCommandRunner(host, 'walletTransfer');
  /** Undefined when the balance of one of them is not known. */
  const sumOf = (isCounted: (code: string) => boolean) =>
    wallets.value
      .filter(({ code }) => isCounted(code))
      .reduce<number | undefined>(
        (sum, { balance }) =>
          sum === undefined || balance === undefined ? undefined : sum + balance,
        0,
      );

  async function move(id: string, input: Partial<WalletTransfer> & { from: string; to: string }) {
    try {
      const moved = await commands.runWithKey(
        id,
        (idempotencyKey) => call(walletTransfer, input, { idempotencyKey }),
        input,
      );
      return moved !== undefined;
    } finally {
      void reload();
    }
  }

  return {
    /** A backend may send the sum only. */
    hasWallets: computed(() => wallets.value.length > 0),
    inMain: computed(() => sumOf((code) => code === MAIN_WALLET)),
    inGames: computed(() => sumOf((code) => code !== MAIN_WALLET)),
    isSending: commands.isRunning('transfer'),
    isCollecting: commands.isRunning('collect'),
    /** Returns false when nothing was sent, because another one is still being sent. */
    send: (transfer: WalletTransfer) => move('transfer', transfer),
    /** Brings the money of all vendors back to the main wallet. */
    collect: () => move('collect', { from: EVERY_WALLET, to: MAIN_WALLET }),
  };
}
