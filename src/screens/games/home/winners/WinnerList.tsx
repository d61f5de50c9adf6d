import { every } from '@kit/data/timers';
import { useVisible } from '@kit/list/useVisible';
import { useOnce, useSignalEffect } from '@kit/render/hooks';
import { computed, type ReadonlySignal, signal } from '@kit/render/signals';
import { hasReducedMotion } from '@kit/web/device';
import { isPageShown } from '@kit/web/pageShown';
import { useStore } from '../../../../stores/base/useStore';
import { createWinner, type Winner, winnerText } from '../../../../stores/games/winner';
import { createMotion } from '../../../../stores/site/motion';
import { Money } from '../../../../ui/content/Money';
import { Picture } from '../../../../ui/content/Picture';
import { usePictures } from '../../../../widgets/site/app/usePictures';

const STEP_MS = 3000;
const GAP = 3;
const ROW_PITCH = 60 + GAP;
const VISIBLE_ROWS = 5;
/** One more than is visible, for the row that slides in. */
const SLOT_COUNT = VISIBLE_ROWS + 1;
/** A list with more winners than this moves. */
const MAX_STILL_WINNERS = 6;

/**
 * The winners after the podium. The list moves up by one row every few seconds. A fixed number of
 * elements is reused for all rows, so a step creates no elements.
 */
export function WinnerList() {
  const { all, belowPodium } = useStore(createWinner);
  const step = useOnce(() => signal(0));
  const { ref, isVisible } = useVisible<HTMLDivElement>();
  const { isPaused } = useStore(createMotion);
  const isMoving = computed(
    () => all.value.length > MAX_STILL_WINNERS && !isPaused.value && !hasReducedMotion(),
  );
  const visibleRows = computed(() => Math.min(belowPodium.value.length, VISIBLE_ROWS));
  useSignalEffect(() => {
    void all.value;
    step.value = 0;
  });
  useSignalEffect(() => {
    if (!isMoving.value || !isVisible.value || !isPageShown.value) return;
    return every(STEP_MS, () => {
      if (!ref.current?.matches(':hover')) step.value = step.peek() + 1;
    });
  });
  return (
    <div
      className="winnerlist"
      ref={ref}
      style={{
        '--height': computed(() => `${Math.max(visibleRows.value * ROW_PITCH - GAP, 0)}px`),
      }}
    >
      <ul
        className="winnerlist-run"
        style={{ transform: computed(() => `translateY(${-step.value * ROW_PITCH}px)`) }}
      >
        {Array.from({ length: SLOT_COUNT }, (_, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is identified by its position
          <WinnerSlot key={slot} slot={slot} {...{ step, belowPodium, isMoving }} />
        ))}
      </ul>
    </div>
  );
}

interface SlotProps {
  slot: number;
  step: ReadonlySignal<number>;
  belowPodium: ReadonlySignal<Winner[]>;
  isMoving: ReadonlySignal<boolean>;
}

const EMPTY_WINNER: Winner = { place: 0, picture: '', game: '', player: '', amount: 0, vendor: '' };

function WinnerSlot({ slot, step, belowPodium, isMoving }: SlotProps) {
  const picturesOf = usePictures();
  // A slot whose row has left the list at the top shows the row that is SLOT_COUNT further down.
  const row = computed(() => {
    const timesMoved = Math.ceil((step.value - slot) / SLOT_COUNT);
    return slot + timesMoved * SLOT_COUNT;
  });
  // A moving list has no end: after the last winner comes the first.
  const isUsed = computed(() => isMoving.value || row.value < belowPodium.value.length);
  const winner = computed(
    () => belowPodium.value[row.value % (belowPodium.value.length || 1)] ?? EMPTY_WINNER,
  );
  return (
    <li
      className="winner"
      hidden={computed(() => !isUsed.value)}
      style={{ transform: computed(() => `translateY(${row.value * ROW_PITCH}px)`) }}
    >
      <Picture
        src={computed(() => picturesOf(winner.value.picture))}
        alt=""
        width={42}
        height={42}
      />
      <span className="winner-text">
        <b>{computed(() => winner.value.game)}</b>
        <span className="muted">{computed(() => winnerText(winner.value))}</span>
      </span>
      <Money amount={computed(() => winner.value.amount)} tone="win" />
    </li>
  );
}
