import { computed, type ReadonlySignal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { Money } from '../../ui/content/Money';
import { SumCard } from './SumCard';

export interface RecordSum {
  key: string;
  label: ReadonlySignal<string>;
  /** Undefined when the backend does not send it, or when it says nothing. Then it has no line. */
  amount: ReadonlySignal<number | undefined>;
  tone?: 'win';
}

/** The totals of the records of a filter, above their list. The last one is the largest. */
export function RecordTotals({ sums }: { sums: readonly RecordSum[] }) {
  const lines = computed(() =>
    sums
      .filter(({ amount }) => amount.value !== undefined)
      .map(({ key, label, amount, tone }, i, { length }) => ({
        key,
        label,
        value: <Money amount={amount} size={i === length - 1 ? 16 : 14} {...(tone && { tone })} />,
      })),
  );
  return <When is={computed(() => lines.value.length > 0)}>{() => <SumCard lines={lines} />}</When>;
}
