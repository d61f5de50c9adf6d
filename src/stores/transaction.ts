import { createResource } from '@kit/resource';
import { computed } from '@kit/signals';
import { memberTransactions, type Transaction, txCodes } from '../contract/wallet';
import type { Host } from './host';
import { createRecordPages } from './recordPages';

export type { Transaction };

export interface TransactionFilter {
  from: number;
  to: number;
  /** Transaction codes; all of them without. */
  codes?: readonly string[] | undefined;
}

const PAGE = 20;

/** Every movement of the member's money, and the kinds of them that the platform knows. */
export function createTransaction({ call }: Host) {
  const codes = createResource((_, { signal }) => call(txCodes, undefined, { signal }), {
    id: 'txCode',
  });
  const records = createRecordPages({
    read: ({ from, to, codes }: TransactionFilter, pageNo, signal) =>
      call(
        memberTransactions,
        { from, to, ...(codes ? { txCode: codes.join(',') } : {}), pageNo, pageSize: PAGE },
        { signal },
      ),
  });

  return {
    codes,
    records,
    /** Codes by their group, in the platform's order. */
    groups: computed(() => {
      const all = codes.value.value ?? [];
      return [...new Set(all.map(({ group }) => group))].map((group) => ({
        group,
        codes: all.filter((one) => one.group === group),
      }));
    }),
    groupOf: (txCode: string) =>
      computed(() => codes.value.value?.find((one) => one.txCode === txCode)?.group),
  };
}
