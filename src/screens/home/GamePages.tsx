import { Each } from '@kit/Each';
import { computed, type ReadonlySignal, type Signal, signal } from '@kit/signals';
import { useSignal } from '@kit/useSignal';
import { When } from '@kit/When';
import { t } from '../../i18n/t';
import type { Game } from '../../stores/game';
import { Carousel } from '../../ui/Carousel';
import { EmptyState } from '../../ui/EmptyState';
import { SkeletonCard } from '../../ui/Skeleton';
import { GameCard } from '../../widgets/GameCard';

interface Props {
  of: ReadonlySignal<readonly Game[]>;
  chunk: number;
  eager?: boolean;
}

interface Page {
  at: number;
  games: readonly Game[];
}

export const Blanks = ({ count }: { count: number }) => (
  <div className="gamegrid home-blanks" aria-busy="true">
    {Array.from({ length: count }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: blanks have no identity
      <SkeletonCard key={i} />
    ))}
  </div>
);

/** A swipeable grid: pages of games side by side, only those next to the one in view drawn. */
export function GamePages({ of, chunk, eager = false }: Props) {
  const active = useSignal(0);
  const pages = computed(() =>
    Array.from({ length: Math.ceil(of.value.length / chunk) }, (_, at): Page => {
      return { at, games: of.value.slice(at * chunk, (at + 1) * chunk) };
    }),
  );
  const isEmpty = computed(() => of.value.length === 0);
  return (
    <When is={isEmpty} or={() => <Pages pages={pages} active={active} eager={eager} />}>
      {() => <EmptyState compact title={t('game.emptyTitle')} text={t('game.emptyText')} />}
    </When>
  );
}

interface PagesProps {
  pages: ReadonlySignal<Page[]>;
  active: Signal<number>;
  eager: boolean;
}

const Pages = ({ pages, active, eager }: PagesProps) => (
  <Carousel
    of={pages}
    by={({ at }) => at}
    height="auto"
    autoplay={0}
    onActive={(index) => {
      active.value = index;
    }}
  >
    {({ at, games }) => (
      <When is={computed(() => Math.abs(active.value - at) <= 1)}>
        {() => (
          <div className="gamegrid">
            <Each of={signal(games)} by={({ id }) => id}>
              {(game) => <GameCard game={signal(game)} eager={eager && at === 0} />}
            </Each>
          </div>
        )}
      </When>
    )}
  </Carousel>
);
