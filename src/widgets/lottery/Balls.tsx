import './Balls.css';
import { Each } from '@kit/render/Each';
import { computed } from '@kit/render/signals';
import { asSignal, type MaybeSignal } from '../../ui/theme/maybeSignal';

interface Props {
  numbers: MaybeSignal<readonly string[]>;
  label: MaybeSignal<string>;
  quiet?: boolean;
}

/** The drawn numbers of a lottery. */
export function Balls({ numbers, label, quiet = false }: Props) {
  const list = asSignal(numbers);
  const balls = computed(() => list.value.map((number, index) => ({ index, number })));
  return (
    <ol className="balls num" aria-label={label} data-quiet={quiet} dir="ltr">
      <Each of={balls} by={({ index }) => index}>
        {({ number }) => <li>{number}</li>}
      </Each>
    </ol>
  );
}
