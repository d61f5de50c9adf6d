import { useAfterPaint } from '@kit/list/useAfterPaint';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../../i18n/t';
import { useStore } from '../../../../stores/base/useStore';
import { createFavourite } from '../../../../stores/games/favourite';
import { SectionTitle } from '../../../../ui/content/SectionTitle';
import { CategoryIcon } from '../../../../widgets/games/list/CategoryIcon';
import { hasFailed, LoadFailure } from '../../../../widgets/site/app/LoadFailure';
import { paths } from '../../../../widgets/site/navigation/paths';
import { GamePages } from '../GamePages';

const PAGE_SIZE = 9;

/** The favourite games. Draws nothing for a member without any. */
export function Favourites() {
  const { games: favourites, list } = useStore(createFavourite);
  const games = useAfterPaint(favourites);
  return (
    <When is={computed(() => games.value.length > 0 || hasFailed(list))}>
      {() => (
        <section className="home-section" aria-labelledby="home-fav">
          <SectionTitle
            id="home-fav"
            icon={<CategoryIcon code="FAV" size={26} />}
            more={t('app.seeAll')}
            href={`${paths.gameList}?type=FAV`}
          >
            {t('game.FAV')}
          </SectionTitle>
          <LoadFailure of={list}>
            <GamePages games={games} pageSize={PAGE_SIZE} />
          </LoadFailure>
        </section>
      )}
    </When>
  );
}
