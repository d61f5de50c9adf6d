import { computed } from '@kit/render/signals';
import { wallet } from '../../contract/cashier/wallet';
import { walletTransfer } from '../../contract/cashier/walletTransfer';
import { memberTransactions } from '../../contract/records/transaction';
import { createCommandRunner } from '../base/commandRunner';
import type { Host } from '../base/host';
import { CannotTellError, findSent, type KnownIds } from '../base/lookFor';
import { createWallet, MAIN_WALLET } from './wallet';

const EVERY_WALLET = 'ALL';
/** A transfer that was just made is among the latest movements of money. */
const LATEST_PAGE_SIZE = 50;

export interface WalletTransfer {
  from: string;
  to: string;
  amount: number;
}

/** Without an amount all of it. */
type Sought = Omit<WalletTransfer, 'amount'> & { amount?: number };
/** Null: the backend says nothing more. */
type Moved = { transferId?: string } | null;

/** Moves the member's money between the main wallet and those of the game vendors. */
export function createWalletTransfer(host: Host) {
  const { call, use } = host;
  const { wallets, reload } = use(createWallet);
  const commands = createCommandRunner(host, 'walletTransfer', (sought: Sought) => ({
    async find(sentAt, known) {
      if (sought.from === EVERY_WALLET) return await findCollected();
      const found = await findMoved(sought, sentAt, known);
      return found && { transferId: found.ref || found.id };
    },
    idsOf: (made: Moved) => [made?.transferId],
  }));
  /** Undefined when the balance of one of them is not known. */
  const sumOf = (isCounted: (code: string) => boolean) =>
    wallets.value
      .filter(({ code }) => isCounted(code))
      .reduce<number | undefined>(
        (sum, { balance }) =>
          sum === undefined || balance === undefined ? undefined : sum + balance,
        0,
      );

  async function findMoved({ to, amount }: Sought, sentAt: number, known: KnownIds) {
    const { content } = await call(memberTransactions, { wallet: to, pageSize: LATEST_PAGE_SIZE });
    return findSent(content, {
      sentAt,
      known,
      idOf: ({ ref, id }) => ref || id,
      isSame: (row) => row.amount === amount && (row.wallet || to) === to,
    });
  }

  /** Nothing is left to be brought back. */
  async function findCollected() {
    const { wallets: listed } = await call(wallet);
    const others = listed.filter(({ code }) => code !== MAIN_WALLET);
    if (others.some(({ balance }) => balance === undefined)) throw new CannotTellError();
    return others.every(({ balance }) => balance === 0) ? null : undefined;
  }

  async function move(id: string, input: Sought) {
    try {
      const moved = await commands.runWithKey<Moved>(
        id,
        (idempotencyKey) => call(walletTransfer, input, { idempotencyKey }),
        input,
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
