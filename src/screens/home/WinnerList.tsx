import { computed, effect, type ReadonlySignal } from '@kit/signals';
import { every } from '@kit/timers';
import { useMount, useSignal } from '@kit/useSignal';
import { useStore } from '../../stores/useStore';
import { createWinner, type Winner } from '../../stores/winner';
import { Money } from '../../ui/Money';
import { Picture } from '../../ui/Picture';
import { usePictures } from '../../widgets/usePictures';

const SPEED = 3000;
const GAP = 3;
const PITCH = 60 + GAP;
const SHOWN = 5;
/** One more than is seen: the row that slides in. */
const SLOTS = SHOWN + 1;
const SCROLLS_ABOVE = 6;

/** Everyone after the podium, a row a step, in a handful of rows that are used again. */
export function WinnerList() {
  const { all, rest } = useStore(createWinner);
  const step = useSignal(0);
  const rows = computed(() => Math.min(rest.value.length, SHOWN));
  useMount(() =>
    effect(() => {
      step.value = 0;
      if (all.value.length <= SCROLLS_ABOVE || isStill()) return;
      return every(SPEED, () => {
        if (!document.hidden) step.value = step.peek() + 1;
      });
    }),
  );
  return (
    <div
      className="winnerlist"
      style={{ '--height': computed(() => `${Math.max(rows.value * PITCH - GAP, 0)}px`) }}
    >
      <ul
        className="winnerlist-run"
        style={{ transform: computed(() => `translateY(${-step.value * PITCH}px)`) }}
      >
        {Array.from({ length: SLOTS }, (_, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place in the pool
          <Slot key={slot} slot={slot} step={step} rest={rest} />
        ))}
      </ul>
    </div>
  );
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

interface SlotProps {
  slot: number;
  step: ReadonlySignal<number>;
  rest: ReadonlySignal<Winner[]>;
}

const NOBODY: Winner = { place: 0, picture: '', game: '', player: '', amount: 0, vendor: '' };

function Slot({ slot, step, rest }: SlotProps) {
  const picturesOf = usePictures();
  // The first row at or after the step that falls to this slot.
  const row = computed(() => step.value + ((((slot - step.value) % SLOTS) + SLOTS) % SLOTS));
  const isThere = computed(() => row.value < rest.value.length || rest.value.length > SHOWN);
  const winner = computed(() => rest.value[row.value % (rest.value.length || 1)] ?? NOBODY);
  return (
    <li
      className="winner"
      hidden={computed(() => !isThere.value)}
      style={{ transform: computed(() => `translateY(${row.value * PITCH}px)`) }}
    >
      <Picture
        src={computed(() => picturesOf(winner.value.picture)[0])}
        alt=""
        width={42}
        height={42}
      />
      <span className="winner-text">
        <b>{computed(() => winner.value.game)}</b>
        <span className="muted">
          {computed(() => `${winner.value.player} · ${winner.value.vendor}`)}
        </span>
      </span>
      <Money amount={computed(() => winner.value.amount)} tone="win" />
    </li>
  );
}
