import './Balls.css';
import { Each } from '@kit/Each';
import { computed } from '@kit/signals';
import { asSignal, type MaybeSignal } from '../ui/maybeSignal';

interface Props {
  numbers: MaybeSignal<readonly string[]>;
  label: MaybeSignal<string>;
  quiet?: boolean;
}

/** Numbers that were drawn. */
export function Balls({ numbers, label, quiet = false }: Props) {
  const list = asSignal(numbers);
  const places = computed(() => list.value.map((number, at) => ({ at, number })));
  return (
    <ol className="balls num" aria-label={label} data-quiet={quiet} dir="ltr">
      <Each of={places} by={({ at }) => at}>
        {({ number }) => <li>{number}</li>}
      </Each>
    </ol>
  );
}
