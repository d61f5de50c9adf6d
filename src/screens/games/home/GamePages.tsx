import { useNear } from '@kit/list/useNear';
import { Each } from '@kit/render/Each';
import { useOnce } from '@kit/render/hooks';
import { computed, type ReadonlySignal, type Signal, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import type { Game } from '../../../stores/games/gameOf';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { SkeletonCard } from '../../../ui/feedback/Skeleton';
import { Carousel } from '../../../ui/movement/Carousel';
import { GameCard } from '../../../widgets/games/card/GameCard';

interface Props {
  games: ReadonlySignal<readonly Game[]>;
  pageSize: number;
  /** Loads the pictures of the first page at once. */
  eager?: boolean;
}

interface Page {
  index: number;
  games: readonly Game[];
}

export const GameSkeletons = ({ count }: { count: number }) => (
  <div className="gamegrid home-skeletons" aria-busy="true">
    {Array.from({ length: count }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity
      <SkeletonCard key={i} />
    ))}
  </div>
);

/** Pages of games to swipe through. The neighbours of the visible page are drawn at the first touch. */
export function GamePages({ games, pageSize, eager = false }: Props) {
  const activePage = useOnce(() => signal(0));
  const isTouched = useOnce(() => signal(false));
  const pages = computed(() =>
    Array.from({ length: Math.ceil(games.value.length / pageSize) }, (_, index): Page => {
      return { index, games: games.value.slice(index * pageSize, (index + 1) * pageSize) };
    }),
  );
  const isEmpty = computed(() => games.value.length === 0);
  return (
    <When is={isEmpty} or={() => <Pages {...{ pages, activePage, isTouched, eager }} />}>
      {() => <EmptyState compact title={t('game.emptyTitle')} text={t('game.emptyText')} />}
    </When>
  );
}

type PageProps = Omit<PagesProps, 'pages'> & { page: Page };

interface PagesProps {
  pages: ReadonlySignal<Page[]>;
  activePage: Signal<number>;
  isTouched: Signal<boolean>;
  eager: boolean;
}

const Pages = ({ pages, activePage, isTouched, eager }: PagesProps) => (
  <Carousel
    of={pages}
    by={({ index }) => index}
    height="auto"
    autoplay={0}
    onTouch={() => {
      isTouched.value = true;
    }}
    onActive={(index) => {
      activePage.value = index;
    }}
  >
    {(page) => <PageOfGames page={page} {...{ activePage, isTouched, eager }} />}
  </Carousel>
);

/**
 * A page draws its games when a part of it is visible: two pages on a wide screen, three while they are dragged. After the
 * first touch, the neighbours of the active page draw them too.
 */
function PageOfGames({ page, activePage, isTouched, eager }: PageProps) {
  const { index, games } = page;
  const isSeen = useOnce(() => signal(index === 0));
  const ref = useNear<HTMLDivElement>(() => {
    isSeen.value = true;
  }, 0);
  const isNear = computed(() => {
    const distance = Math.abs(activePage.value - index);
    return (isTouched.value && distance <= 1) || (isSeen.value && distance <= 2);
  });
  return (
    <div ref={ref}>
      <When is={isNear}>
        {() => (
          <div className="gamegrid">
            <Each of={signal(games)} by={({ id }) => id}>
              {(game) => <GameCard game={signal(game)} eager={eager && index === 0} />}
            </Each>
          </div>
        )}
      </When>
    </div>
  );
}
