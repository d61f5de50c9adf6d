import { computed } from '@kit/signals';
import { t } from '../../i18n/t';
import { createGame } from '../../stores/game';
import { useStore } from '../../stores/useStore';
import { SectionTitle } from '../../ui/SectionTitle';
import { categoryPicture } from '../../widgets/categoryPicture';
import { pathOfCategory } from '../../widgets/paths';
import { GameGrid } from './GameGrid';

const PAGE = 9;

export function HotGames() {
  const { hot } = useStore(createGame);
  const count = computed(() => hot.value.value?.length ?? 0);
  return (
    <section className="home-section" aria-labelledby="home-hot">
      <SectionTitle
        id="home-hot"
        picture={categoryPicture('HOT')}
        count={count}
        more={t('app.seeAll')}
        href={pathOfCategory('HOT')}
      >
        {t('game.HOT')}
      </SectionTitle>
      <GameGrid of={hot} most={PAGE} eager />
    </section>
  );
}
