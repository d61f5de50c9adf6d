import { after } from '@kit/data/timers';
import { useMount } from '@kit/render/hooks';
import { computed } from '@kit/render/signals';
import { countText } from '../../../i18n/format';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createGame } from '../../../stores/games/game';
import { paths } from '../../../widgets/site/navigation/paths';
import { GamePages } from './GamePages';
import { GameSection } from './GameSection';

const PAGE_SIZE = 9;

/** The hot games in pages to swipe through, on both tabs of home. */
export function HotGames() {
  const { hot } = useStore(createGame);
  return (
    <GameSection
      of={hot}
      code="HOT"
      title={t('game.HOT')}
      count={computed(() => countText(hot.value.value?.length))}
      more={t('app.seeMore')}
      href={`${paths.gameList}?type=HOT`}
      pageSize={PAGE_SIZE}
    >
      {(games) => (
        <>
          <GamePages games={games} pageSize={PAGE_SIZE} eager />
          <ReportShown />
        </>
      )}
    </GameSection>
  );
}

/** Tells the store that the hot games are in the document. */
function ReportShown() {
  const { setHotShown } = useStore(createGame);
  useMount(() => after(0, setHotShown));
  return null;
}
