import { Async } from '@kit/Async';
import { computed } from '@kit/signals';
import { t } from '../../i18n/t';
import { createGame } from '../../stores/game';
import { useStore } from '../../stores/useStore';
import { ErrorState } from '../../ui/ErrorState';
import { SectionTitle } from '../../ui/SectionTitle';
import { categoryPicture } from '../../widgets/games/categoryPicture';
import { paths } from '../../widgets/navigation/paths';
import { GamePages, GameSkeletons } from './GamePages';

const PAGE_SIZE = 9;

export function HotGames() {
  const { hot } = useStore(createGame);
  return (
    <section className="home-section" id="hot" aria-labelledby="home-hot">
      <SectionTitle
        id="home-hot"
        picture={categoryPicture('HOT')}
        count={computed(() => hot.value.value?.length ?? '')}
        more={t('app.seeMore')}
        href={`${paths.gameList}?type=HOT`}
      >
        {t('game.HOT')}
      </SectionTitle>
      <Async
        of={hot}
        loading={() => <GameSkeletons count={PAGE_SIZE} />}
        failed={(_, retry) => (
          <ErrorState
            compact
            title={t('error.loadFailed')}
            retryLabel={t('app.retry')}
            onRetry={retry}
          />
        )}
      >
        {(games) => <GamePages games={games} pageSize={PAGE_SIZE} eager />}
      </Async>
    </section>
  );
}
