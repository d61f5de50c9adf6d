import { Async } from '@kit/Async';
import { Each } from '@kit/Each';
import type { Resource } from '@kit/resource';
import { computed, signal } from '@kit/signals';
import { t } from '../../i18n/t';
import type { Game } from '../../stores/game';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { SkeletonCard } from '../../ui/Skeleton';
import { GameCard } from '../../widgets/GameCard';

interface Props {
  of: Resource<Game[], never> | Resource<Game[]>;
  most: number;
  eager?: boolean;
}

const blanks = (count: number) => Array.from({ length: count }, (_, i) => i);

export function GameGrid({ of, most, eager = false }: Props) {
  return (
    <Async
      of={of}
      loading={() => (
        <div className="gamegrid" aria-busy="true">
          {blanks(most).map((i) => (
            <SkeletonCard key={i} />
          ))}
        </div>
      )}
      empty={() => <EmptyState compact title={t('game.emptyTitle')} text={t('game.emptyText')} />}
      failed={(_, retry) => (
        <ErrorState
          compact
          title={t('error.loadFailed')}
          retryLabel={t('app.retry')}
          onRetry={retry}
        />
      )}
    >
      {(games) => (
        <div className="gamegrid">
          <Each of={computed(() => games.value.slice(0, most))} by={({ id }) => id}>
            {(game) => <GameCard game={signal(game)} eager={eager} />}
          </Each>
        </div>
      )}
    </Async>
  );
}
