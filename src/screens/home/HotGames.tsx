import { computed } from '@kit/signals';
import { t } from '../../i18n/t';
import { createGame } from '../../stores/game';
import { useStore } from '../../stores/useStore';
import { paths } from '../../widgets/navigation/paths';
import { GamePages } from './GamePages';
import { GameSection } from './GameSection';

const PAGE_SIZE = 9;

export function HotGames() {
  const { hot } = useStore(createGame);
  return (
    <GameSection
      of={hot}
      code="HOT"
      title={t('game.HOT')}
      count={computed(() => hot.value.value?.length ?? '')}
      more={t('app.seeMore')}
      href={`${paths.gameList}?type=HOT`}
      pageSize={PAGE_SIZE}
    >
      {(games) => <GamePages games={games} pageSize={PAGE_SIZE} eager />}
    </GameSection>
  );
}
