import { Each } from '@kit/render/Each';
import { useSignalEffect } from '@kit/render/hooks';
import { computed, type ReadonlySignal, signal, untracked } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { language } from '../../../i18n/locale';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createSearch } from '../../../stores/games/search';
import { SectionTitle } from '../../../ui/content/SectionTitle';
import { GameCard } from '../../../widgets/games/card/GameCard';
import { hasFailed, LoadFailure } from '../../../widgets/site/app/LoadFailure';

/** Below a search without results: the games whose names are the most like the typed text. */
export function NearestGames({ text }: { text: ReadonlySignal<string> }) {
  const { nearest } = useStore(createSearch);
  useSignalEffect(() => {
    const query = { text: text.value, language: language.value };
    if (query.text) untracked(() => void nearest.load(query));
  });
  const games = computed(() => (text.value ? (nearest.value.value ?? []) : []));
  return (
    <When is={computed(() => games.value.length > 0 || hasFailed(nearest))}>
      {() => (
        <section className="searchpage-section" aria-labelledby="searchpage-nearest">
          <SectionTitle id="searchpage-nearest" picture="/art/icons/magnifying-glass.webp">
            {t('search.nearest')}
          </SectionTitle>
          <LoadFailure of={nearest} />
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
