import { useOnce, useSignalEffect } from '@kit/render/hooks';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import { language } from '../../../i18n/locale';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createGameList } from '../../../stores/games/gameList';
import { Button } from '../../../ui/controls/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ChosenFilters } from '../../../widgets/games/filter/ChosenFilters';
import { type GameFilter, listQueryOf } from '../../../widgets/games/filter/gameFilter';
import { GameScroll } from '../../../widgets/games/list/GameScroll';
import { hrefOfSupport } from '../../../widgets/messages/support/hrefOfSupport';
import type { Address } from '../../../widgets/site/app/useApp';
import { NearestGames } from './NearestGames';
import { PopularGames } from './PopularGames';
import type { SearchQuery } from './searchQuery';

interface Props {
  address: ReadonlySignal<Address>;
  query: ReadonlySignal<SearchQuery>;
  onFilter: (filter: GameFilter) => void;
}

export function SearchResults({ address, query, onFilter }: Props) {
  const { rowsOf } = useStore(createGameList);
  const rows = useOnce(() =>
    computed(() => {
      const { text, filter } = query.value;
      const listQuery = { name: text, ...listQueryOf(filter) };
      return rowsOf(listQuery, { historyKey: address.value.historyKey, language: language.value });
    }),
  );
  useSignalEffect(() => rows.value.start());
  const total = computed(() => rows.value.total.value);
  const count = computed(() => (total.value ? t('game.count', { n: total.value }).value : ''));
  /** The form for questions to support, filled in with a request for this game. */
  const askHref = computed(() => {
    const requestText = t('search.requestText', { text: query.value.text }).value;
    return hrefOfSupport('game', requestText);
  });
  const noResults = () => (
    <>
      <EmptyState
        picture="/art/icons/magnifying-glass.webp"
        title={computed(() => t('search.noResults', { text: query.value.text }).value)}
        text={t('search.noResultsHint')}
      >
        <Button kind="quiet" size="medium" icon="headset" href={askHref}>
          {t('search.askFor')}
        </Button>
      </EmptyState>
      <NearestGames text={computed(() => query.value.text)} />
      <PopularGames />
    </>
  );
  return (
    <>
      <ChosenFilters filter={computed(() => query.value.filter)} onChange={onFilter} />
      <p className="searchpage-count" role="status">
        {count}
      </p>
      <GameScroll of={rows} label={t('search.results')} empty={noResults} />
    </>
  );
}
