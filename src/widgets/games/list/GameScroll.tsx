import './GameScroll.css';
import { after, throttle } from '@kit/data/timers';
import { afterLayout } from '@kit/list/afterLayout';
import { VirtualGrid } from '@kit/list/VirtualGrid';
import { useOnce, useSignalEffect } from '@kit/render/hooks';
import { computed, type ReadonlySignal, signal, untracked } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { type ReactNode, useRef } from 'react';
import { t } from '../../../i18n/t';
import type { GameRows } from '../../../stores/games/gameList';
import { blankGame } from '../../../stores/games/gameOf';
import { GameCard } from '../card/GameCard';
import { useGameGrid } from '../card/useGameGrid';
import { GameListError, NextPageError } from './GameListError';

interface Props {
  of: ReadonlySignal<GameRows>;
  label: ReadonlySignal<string>;
  empty: () => ReactNode;
}

/** The next page is loaded when its place is this close to the window, in pixels. */
const NEAR_END = 300;
const MIN_INTERVAL_MS = 1000;

/** Could the first page not be loaded? */
export const hasNoRows = ({ state, isLoaded }: GameRows) =>
  state.value === 'failed' && !isLoaded.value;

/** A virtual list of games that loads its pages as the member scrolls. Its parent calls `start` of the rows. */
export function GameScroll({ of, label, empty }: Props) {
  const end = useRef<HTMLDivElement>(null);
  const { columns, rowHeight } = useGameGrid();
  const { more, count, isEmpty, hasFailed, isBusy, expected } = useOnce(() => ({
    expected: signal<readonly [nearest: number, farthest: number] | undefined>(undefined),
    more: throttle(MIN_INTERVAL_MS, () => of.peek().loadMore(), { trailing: false }),
    count: computed(() => of.value.count.value),
    isBusy: computed(() => of.value.isBusy.value || of.value.state.value === 'idle'),
    hasFailed: computed(() => hasNoRows(of.value)),
    isEmpty: computed(() => of.value.isLoaded.value && of.value.count.value === 0),
  }));
  const loadMore = () => {
    // After an error the member decides when to try again.
    if (of.peek().state.peek() === 'ready' && of.peek().hasMore.peek()) more();
  };
  const loadMoreIfNear = () =>
    afterLayout(() => {
      const top = end.current?.getBoundingClientRect().top;
      // Later: a list that grew now would make the browser report a loop of its observers.
      if (top !== undefined && top - innerHeight <= NEAR_END)
        after(0, () => end.current && loadMore());
    });

  useSignalEffect(() => {
    const rows = of.value;
    const places = expected.value;
    if (places) untracked(() => rows.expect(...places));
  });
  // After a short page the end may still be in view. Then no scroll event loads the next page.
  useSignalEffect(() => {
    if (isBusy.value) return;
    const stop = loadMoreIfNear();
    const stopLater = after(MIN_INTERVAL_MS, loadMoreIfNear);
    return () => {
      stop();
      stopLater();
    };
  });

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
                  columns={columns}
                  rowHeight={rowHeight}
                  overscan={1}
                  cell={(index) => <Cell of={of} index={index} />}
                  onEnd={loadMore}
                  endDistance={NEAR_END}
                  onExpect={(...places) => {
                    expected.value = places;
                  }}
                  label={label}
                />
                <div ref={end} className="gamescroll-end">
                  <ListEnd of={of} />
                </div>
                <NextPageError of={of} />
              </>
            )}
          >
            {empty}
          </When>
        )}
      >
        {() => <GameListError of={of} />}
      </When>
    </div>
  );
}

function Cell({ of, index }: { of: Props['of']; index: ReadonlySignal<number> }) {
  const game = useOnce(() => computed(() => of.value.at(index.value) ?? blankGame));
  return <GameCard game={game} />;
}

function ListEnd({ of }: Pick<Props, 'of'>) {
  const isComplete = computed(
    () => of.value.isLoaded.value && !of.value.hasMore.value && !of.value.error.value,
  );
  return <When is={isComplete}>{() => <p>{t('game.listEnd')}</p>}</When>;
}
