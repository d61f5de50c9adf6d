import { Each } from '@kit/Each';
import { computed, signal } from '@kit/signals';
import { When } from '@kit/When';
import { language } from '../../i18n/locale';
import { t } from '../../i18n/t';
import { createGame } from '../../stores/game';
import { useStore } from '../../stores/useStore';
import { SectionTitle } from '../../ui/SectionTitle';
import { categoryPicture } from '../../widgets/categoryPicture';
import { GameCard } from '../../widgets/GameCard';
import { pathOfCategory } from '../../widgets/paths';
import { useEachLanguage } from '../../widgets/useEachLanguage';

const SHOWN = 9;

/** What others play, for whoever has found nothing yet. */
export function Popular() {
  const { hot, hotIn } = useStore(createGame);
  useEachLanguage(() => hotIn(language.peek()));
  const games = computed(() => (hot.value.value ?? []).slice(0, SHOWN));
  return (
    <When is={computed(() => games.value.length > 0)}>
      {() => (
        <section className="finder-section" aria-labelledby="finder-popular">
          <SectionTitle
            id="finder-popular"
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
