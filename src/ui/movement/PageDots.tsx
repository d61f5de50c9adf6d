import './PageDots.css';
import { Each } from '@kit/render/Each';
import { computed } from '@kit/render/signals';
import { type MaybeSignal, read } from '../theme/maybeSignal';

type Props = { count: MaybeSignal<number>; active: MaybeSignal<number> };

/** Shows the active page among all. Hidden from screen readers. */
export function PageDots({ count, active }: Props) {
  const dots = computed(() => Array.from({ length: read(count) }, (_, i) => i));
  return (
    <div className="pagedots" aria-hidden="true">
      <Each of={dots} by={(i) => i}>
        {(i) => <i data-on={computed(() => read(active) === i)} />}
      </Each>
    </div>
  );
}
