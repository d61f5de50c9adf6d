import { isPending } from '@kit/data/resource';
import { onChange } from '@kit/render/onChange';
import { computed } from '@kit/render/signals';
import { depositReport } from '../../contract/cashier/deposit';
import type { Host } from '../base/host';
import { createWallet } from '../cashier/wallet';
import { createWithdraw } from '../cashier/withdraw';
import { createKyc } from './kyc';
import { createNewMember } from './newMember';

export type FirstStep = 'deposit' | 'bank' | 'identity';

/** What a new member needs before the first withdrawal, in this order. */
export function createFirstSteps({ call, use, memberResource }: Host) {
  const { registeredAt, end } = use(createNewMember);
  const { terms } = use(createWithdraw);
  const { kycStatus } = use(createKyc);
  const { balance } = use(createWallet);
  const paid = memberResource(async (_, { signal }) => {
    const paidSince = { from: registeredAt.peek(), state: 'paid', pageNo: 1, pageSize: 1 } as const;
    return (await call(depositReport, paidSince, { signal })).content;
  });
  const parts = [terms, kycStatus, paid];

  const steps = computed(() => {
    const needs = terms.value.value;
    const bank = !!needs?.hasBankCard && needs.hasPaymentPassword;
    const identity = /^(reviewing|verified)$/.test(kycStatus.value.value?.state ?? '');
    const all: { step: FirstStep; isDone: boolean }[] = [
      { step: 'deposit', isDone: !!paid.value.value?.length },
      { step: 'bank', isDone: bank },
    ];
    // Without a limit nobody asks this member for documents.
    return needs?.kycLimit === undefined
      ? all
      : [...all, { step: 'identity' as const, isDone: identity }];
  });
  const isLoading = computed(() => parts.some(({ state }) => isPending(state.value)));

  return {
    steps,
    isLoading,
    next: computed(() => steps.value.find(({ isDone }) => !isDone)?.step),
    doneCount: computed(() => steps.value.filter(({ isDone }) => isDone).length),
    close: end,

    /** Steps that could not be loaded count as open: their links say more. */
    async load() {
      await Promise.all(parts.map((part) => part.load()));
      if (steps.peek().every(({ isDone }) => isDone)) end();
    },

    /** While they are shown: the first deposit changes the balance. Returns the function that stops it. */
    follow() {
      let before = balance.peek();
      return onChange(balance, () => {
        const isFirstBalance = before === undefined;
        before = balance.peek();
        if (!isFirstBalance && paid.value.peek()?.length === 0) void paid.reload();
      });
    },
  };
}
