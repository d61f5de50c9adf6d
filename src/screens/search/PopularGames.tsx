import { Each } from '@kit/Each';
import { computed, signal } from '@kit/signals';
import { When } from '@kit/When';
import { language } from '../../i18n/locale';
import { t } from '../../i18n/t';
import { createGame } from '../../stores/game';
import { useStore } from '../../stores/useStore';
import { SectionTitle } from '../../ui/SectionTitle';
import { categoryPicture } from '../../widgets/games/categoryPicture';
import { GameCard } from '../../widgets/games/GameCard';
import { useLoadPerLanguage } from '../../widgets/language/useLoadPerLanguage';
import { pathOfCategory } from '../../widgets/navigation/paths';

const MAX_GAMES = 9;

/** Popular games, as a suggestion before a search and below a search without results. */
export function PopularGames() {
  const { hot, loadHot } = useStore(createGame);
  useLoadPerLanguage(() => loadHot(language.peek()));
  const games = computed(() => (hot.value.value ?? []).slice(0, MAX_GAMES));
  return (
    <When is={computed(() => games.value.length > 0)}>
      {() => (
        <section className="searchpage-section" aria-labelledby="searchpage-popular">
          <SectionTitle
            id="searchpage-popular"
            picture={categoryPicture('HOT')}
            more={t('app.seeAll')}
            href={pathOfCategory('HOT')}
          >
            {t('search.popular')}
          </SectionTitle>
          <div className="gamegrid">
            <Each of={games} by={({ id }) => id}>
              {(game) => <GameCard game={signal(game)} />}
            </Each>
          </div>
        </section>
      )}
    </When>
  );
}
