import { createResource } from '@kit/resource';
import { computed } from '@kit/signals';
import {
  addBankCard,
  type BankCard,
  bankCards,
  banks,
  removeBankCard,
  setDefaultBankCard,
} from '../contract/bankCard';
import type { Endpoint } from '../contract/endpoint';
import { createClaims } from './claims';
import type { Host } from './host';

export type { BankCard };

export type NewBankCard = typeof addBankCard extends Endpoint<infer In, unknown> ? In : never;

/** The bank accounts that money may be sent to. */
export function createBankCard({ call }: Host) {
  const claims = createClaims();
  const list = createResource((_, { signal }) => call(bankCards, undefined, { signal }), {
    id: 'bankCardId',
  });
  const known = createResource(() => call(banks), { id: 'bankCode' });

  return {
    list,
    banks: known,
    usual: computed(() => list.value.value?.find(({ isDefault }) => isDefault)),
    isBusy: claims.isBusy,

    async add(card: NewBankCard) {
      const added = await claims.run('add', () => call(addBankCard, card));
      if (added) await list.load();
      return added;
    },

    async remove({ bankCardId }: BankCard) {
      const done = await claims.run(bankCardId, () => call(removeBankCard, { bankCardId }));
      if (done) await list.load();
      return done !== undefined;
    },

    async prefer({ bankCardId }: BankCard) {
      const after = await claims.run(bankCardId, () => call(setDefaultBankCard, { bankCardId }));
      if (after) list.set(after);
      return after !== undefined;
    },
  };
}
