import './GameScroll.css';
import { computed, effect, type ReadonlySignal, untracked } from '@kit/signals';
import { after, throttle } from '@kit/timers';
import { useMount } from '@kit/useSignal';
import { VirtualGrid } from '@kit/VirtualGrid';
import { When } from '@kit/When';
import { type ReactNode, useRef, useState } from 'react';
import { t } from '../i18n/t';
import { blankGame } from '../stores/game';
import type { GameRows } from '../stores/gameRows';
import { GameCard } from './GameCard';
import { ListError, ListFault } from './ListError';
import { useRowPitch } from './useRowPitch';

interface Props {
  of: ReadonlySignal<GameRows>;
  label: ReadonlySignal<string>;
  empty: () => ReactNode;
}

const NEAR = 300;
const GAP = 1000;

/** A list of games of any length: rows are used again, pages come when the end comes near. */
export function GameScroll({ of, label, empty }: Props) {
  const end = useRef<HTMLDivElement>(null);
  const pitch = useRowPitch();
  const [{ more, count, isEmpty, hasFailed, isBusy }] = useState(() => ({
    more: throttle(GAP, () => of.peek().more(), { trailing: false }),
    count: computed(() => of.value.count.value),
    isBusy: computed(() => of.value.isBusy.value || of.value.state.value === 'loading'),
    hasFailed: computed(() => of.value.state.value === 'failed'),
    isEmpty: computed(() => of.value.state.value === 'ready' && of.value.count.value === 0),
  }));
  const grow = () => {
    if (!isBusy.peek() && of.peek().hasMore.peek()) more();
  };
  const growIfNear = () => {
    const top = end.current?.getBoundingClientRect().top;
    if (top !== undefined && top - innerHeight <= NEAR) grow();
  };

  useMount(() => effect(() => of.value.start()));
  // A page may leave the end in sight, where no scrolling will ask for the next one.
  useMount(() =>
    effect(() => {
      if (isBusy.value) return;
      untracked(growIfNear);
      return after(GAP, growIfNear);
    }),
  );

  return (
    <div className="gamescroll" aria-busy={isBusy}>
      <When
        is={hasFailed}
        or={() => (
          <When
            is={isEmpty}
            or={() => (
              <>
                <VirtualGrid
                  count={count}
                  columns={3}
                  rowHeight={pitch}
                  overscan={1}
                  cell={(index) => <Cell of={of} index={index} />}
                  onEnd={grow}
                  endDistance={NEAR}
                  label={label}
                />
                <div ref={end} className="gamescroll-end">
                  <ListEnd of={of} />
                </div>
                <ListFault of={of} />
              </>
            )}
          >
            {empty}
          </When>
        )}
      >
        {() => <ListError of={of} />}
      </When>
    </div>
  );
}

function Cell({ of, index }: { of: Props['of']; index: ReadonlySignal<number> }) {
  const [game] = useState(() => computed(() => of.value.at(index.value) ?? blankGame));
  useMount(() =>
    effect(() => {
      const rows = of.value;
      const at = index.value;
      return untracked(() => rows.want(at));
    }),
  );
  return <GameCard game={game} />;
}

function ListEnd({ of }: Pick<Props, 'of'>) {
  const isOver = computed(
    () => of.value.state.value === 'ready' && !of.value.hasMore.value && !of.value.error.value,
  );
  return <When is={isOver}>{() => <p>{t('game.listEnd')}</p>}</When>;
}
