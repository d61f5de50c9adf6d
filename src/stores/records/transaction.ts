import { onChange } from '@kit/render/onChange';
import { computed } from '@kit/render/signals';
import { memberTransactions, type Transaction, txCodes } from '../../contract/records/transaction';
import type { Host } from '../base/host';
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
export function createTransaction({ call, use, memberResource, memberCollection }: Host) {
  const { balance } = use(createWallet);
  const codes = memberResource((_, { signal }) => call(txCodes, undefined, { signal }), {
    id: 'txCode',
  });
  const records = memberCollection({
    read({ from, to, codes }: TransactionFilter, page, options) {
      const txCode = codes ? { txCode: codes.join(',') } : {};
      return call(memberTransactions, { from, to, ...txCode, ...page }, options);
    },
    key: 'id',
    pageSize: PAGE_SIZE,
  });

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
    start: () => onChange(balance, () => void records.reload()),
    groupOf: (txCode: string) =>
      computed(() => codes.value.value?.find((code) => code.txCode === txCode)?.group),
  };
}
