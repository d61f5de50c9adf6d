import { computed, type ReadonlySignal, signal } from '@kit/signals';
import type { TransactionFilter } from '../../stores/transaction';
import { ANY, createDayFilter } from '../../widgets/recordFilter';

type Groups = ReadonlySignal<readonly { group: string; codes: readonly { txCode: string }[] }[]>;

/** Which movements: of what days, of a group of kinds or of one kind in it. */
export function createTransactionFilter(groups: Groups) {
  const days = createDayFilter();
  const group = signal<string>(ANY);
  const code = signal<string>(ANY);
  return {
    days,
    group,
    code,
    asked: computed<TransactionFilter | undefined>(() => {
      const range = days.range.value;
      const wanted = group.value;
      if (code.value !== ANY) return range && { ...range, codes: [code.value] };
      // Whoever could choose a group has them here; their names may change, the codes do not.
      const chosen = groups.peek().find((one) => one.group === wanted);
      return range && { ...range, codes: chosen?.codes.map(({ txCode }) => txCode) };
    }),
  };
}
