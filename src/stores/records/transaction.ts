import { onChange } from '@kit/render/onChange';
import { computed } from '@kit/render/signals';
import { memberTransactions, type Transaction, txCodes } from '../../contract/records/transaction';
import type { Host } from '../base/host';
import { createPagedList } from '../base/pagedList';
import { createWallet } from '../cashier/wallet';

export type { Transaction };

export interface TransactionFilter {
  from: number;
  to: number;
  /** Transaction codes. Without them: all. */
  codes?: readonly string[] | undefined;
}

const PAGE_SIZE = 20;

/** Every movement of the member's money, and the kinds of movements that the platform has. */
export function createTransaction({ call, use, memberResource, memberOwned }: Host) {
  const { balance } = use(createWallet);
  const codes = memberResource((_, { signal }) => call(txCodes, undefined, { signal }), {
    id: 'txCode',
  });
  const records = memberOwned(
    createPagedList({
      pageSize: PAGE_SIZE,
      read: ({ from, to, codes }: TransactionFilter, pageNo, signal) =>
        call(
          memberTransactions,
          { from, to, ...(codes ? { txCode: codes.join(',') } : {}), pageNo, pageSize: PAGE_SIZE },
          { signal },
        ),
      by: ({ id }) => id,
    }),
  );

  return {
    codes,
    records,
    /** Codes by their group, in the platform's order. */
    groups: computed(() => {
      const all = codes.value.value ?? [];
      return [...new Set(all.map(({ group }) => group))].map((group) => ({
        group,
        codes: all.filter((code) => code.group === group),
      }));
    }),
    /** Each movement changes the balance. */
    start: () => onChange(balance, () => void records.refresh()),
    groupOf: (txCode: string) =>
      computed(() => codes.value.value?.find((code) => code.txCode === txCode)?.group),
  };
}
