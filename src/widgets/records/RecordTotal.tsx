import { computed, type ReadonlySignal } from '@kit/signals';
import { When } from '@kit/When';
import { Money } from '../../ui/Money';
import { SumCard } from './SumCard';

interface Props {
  label: ReadonlySignal<string>;
  /** Undefined when the backend sends no total. Then nothing is shown. */
  amount: ReadonlySignal<number | undefined>;
  tone?: 'win';
}

/** The total of the records of a filter, above their list. */
export const RecordTotal = ({ label, amount, tone }: Props) => (
  <When is={computed(() => amount.value !== undefined)}>
    {() => (
      <SumCard
        lines={[
          {
            key: 'total',
            label,
            value: <Money amount={amount} size={16} {...(tone && { tone })} />,
          },
        ]}
      />
    )}
  </When>
);
