import { Each } from '@kit/Each';
import { computed, type ReadonlySignal, signal, untracked } from '@kit/signals';
import { useSignalEffect } from '@kit/useSignal';
import { When } from '@kit/When';
import { language } from '../../i18n/locale';
import { t } from '../../i18n/t';
import { createSearch } from '../../stores/search';
import { useStore } from '../../stores/useStore';
import { SectionTitle } from '../../ui/SectionTitle';
import { hasFailed, LoadFailure } from '../../widgets/app/LoadFailure';
import { GameCard } from '../../widgets/games/GameCard';

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
