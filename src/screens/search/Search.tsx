import './search.css';
import { computed, signal } from '@kit/signals';
import { useSignalEffect } from '@kit/useSignal';
import { When } from '@kit/When';
import { useState } from 'react';
import { t } from '../../i18n/t';
import { createSearch } from '../../stores/search';
import { useStore } from '../../stores/useStore';
import { Badge } from '../../ui/Badge';
import { IconButton } from '../../ui/IconButton';
import { SearchField } from '../../ui/SearchField';
import { LazySheet } from '../../widgets/app/LazySheet';
import { useApp } from '../../widgets/app/useApp';
import { paths } from '../../widgets/navigation/paths';
import { useScreenAddress } from '../../widgets/navigation/useScreenAddress';
import { SearchResults } from './SearchResults';
import { SearchStart } from './SearchStart';
import { Suggestions } from './Suggestions';
import {
  countFilters,
  isEmptySearch,
  readSearchQuery,
  type SearchQuery,
  searchHref,
} from './searchQuery';

/** Searches games by name, vendor and features. The address keeps the whole query. */
export default function Search() {
  const { remember, suggest } = useStore(createSearch);
  const { navigate } = useApp();
  const address = useScreenAddress((path) => path === paths.search);
  const [{ query, text, isTyping, isFilterSheetOpen }] = useState(() => {
    const query = computed(() => readSearchQuery(address.value.query));
    const text = signal(query.peek().text);
    return {
      query,
      text,
      isTyping: computed(() => text.value.trim() !== '' && text.value.trim() !== query.value.text),
      isFilterSheetOpen: signal(false),
    };
  });

  const changeQuery = (change: Partial<SearchQuery>) =>
    navigate(searchHref({ ...query.peek(), ...change }), { replace: true });

  function find(typed: string) {
    const name = typed.trim();
    text.value = name;
    if (name) remember(name);
    changeQuery({ text: name });
  }

  useSignalEffect(() => {
    text.value = query.value.text;
  });
  useSignalEffect(() => {
    suggest(isTyping.value ? text.value : '');
    // Clearing the field ends the search.
    if (text.value === '' && query.peek().text !== '') changeQuery({ text: '' });
  });

  return (
    <div className="searchpage">
      <div className="searchpage-bar gamelistbar">
        <SearchField
          value={text}
          label={t('game.search')}
          clearLabel={t('search.clearSearch')}
          maxLength={80}
          onSubmit={find}
        />
        <IconButton
          icon="sliders-horizontal"
          kind="soft"
          label={t('search.filters')}
          expanded={isFilterSheetOpen}
          onClick={() => {
            isFilterSheetOpen.value = true;
          }}
        >
          <Badge count={computed(() => countFilters(query.value))} />
        </IconButton>
      </div>
      <When
        is={isTyping}
        or={() => (
          <When
            is={computed(() => isEmptySearch(query.value))}
            or={() => <SearchResults address={address} query={query} onClear={changeQuery} />}
          >
            {() => <SearchStart onFind={find} />}
          </When>
        )}
      >
        {() => <Suggestions typed={text} onFind={find} />}
      </When>
      <LazySheet open={isFilterSheetOpen} load={() => import('./SearchFilters')}>
        {({ default: SearchFilters }) => (
          <SearchFilters open={isFilterSheetOpen} query={query} onApply={changeQuery} />
        )}
      </LazySheet>
    </div>
  );
}
