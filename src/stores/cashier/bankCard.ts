import { computed } from '@kit/render/signals';
import {
  addBankCard,
  type BankCard,
  bankCards,
  banks as banksEndpoint,
  removeBankCard,
  setDefaultBankCard,
} from '../../contract/cashier/bankCard';
import type { InputOf } from '../../contract/endpoint';
import { createCommandRunner } from '../base/commandRunner';
import type { Host } from '../base/host';
import { loadOrThrow } from '../base/lookFor';

export type { BankCard };

export type NewBankCard = InputOf<typeof addBankCard>;

/** The account numbers of the server are masked but for the last digits. */
interface Sought {
  bankCode: string;
  lastDigits: string;
}

/** The bank accounts that a member withdraws to. */
export function createBankCard(host: Host) {
  const { call, memberResource } = host;
  const commands = createCommandRunner(host, 'bankCard', (sought: Sought) => ({
    find: () => findAdded(sought),
  }));
  const list = memberResource((_, { signal }) => call(bankCards, undefined, { signal }), {
    id: 'bankCardId',
  });
  const banks = memberResource((_, { signal }) => call(banksEndpoint, undefined, { signal }), {
    id: 'bankCode',
  });

  async function findAdded({ bankCode, lastDigits }: Sought) {
    const listed = await loadOrThrow(list);
    return listed.find(
      (added) =>
        (added.bankCode || bankCode) === bankCode && added.accountNumber.endsWith(lastDigits),
    );
  }

  return {
    list,
    banks,
    defaultCard: computed(() => list.value.value?.find(({ isDefault }) => isDefault)),
    isBusy: commands.isBusy,

    async add(card: NewBankCard) {
      const added = await commands.runWithKey('add', () => call(addBankCard, card), card, {
        bankCode: card.bankCode,
        lastDigits: card.accountNumber.replace(/\D/g, '').slice(-4),
      });
      if (added !== undefined) await list.load();
      return added !== undefined;
    },

    /** Returns whether it was removed. */
    async remove({ bankCardId }: BankCard) {
      const reply = await commands.run(bankCardId, () => call(removeBankCard, { bankCardId }));
      if (!reply) return false;
      await list.load();
      return reply.success !== false;
    },

    /** Returns whether it is the default card now. */
    async makeDefault({ bankCardId }: BankCard) {
      const cards = await commands.run(bankCardId, () => call(setDefaultBankCard, { bankCardId }));
      if (cards?.length) list.set(cards);
      else if (cards) await list.load();
      return cards !== undefined;
    },
  };
}
