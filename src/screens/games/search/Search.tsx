import './search.css';
import { useOnce, useSignalEffect } from '@kit/render/hooks';
import { computed, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createSearch } from '../../../stores/games/search';
import { SearchField } from '../../../ui/fields/SearchField';
import { FilterButton } from '../../../widgets/games/filter/FilterButton';
import { useApp } from '../../../widgets/site/app/useApp';
import { paths } from '../../../widgets/site/navigation/paths';
import { useScreenAddress } from '../../../widgets/site/navigation/useScreenAddress';
import { SearchResults } from './SearchResults';
import { SearchStart } from './SearchStart';
import { Suggestions } from './Suggestions';
import {
  isEmptySearch,
  MAX_SEARCH_LENGTH,
  readSearchQuery,
  type SearchQuery,
  searchHref,
} from './searchQuery';

/** Searches games by name, vendor and features. The address keeps the whole query. */
export default function Search() {
  const { remember, suggest } = useStore(createSearch);
  const { navigate } = useApp();
  const address = useScreenAddress((path) => path === paths.search);
  const { query, filter, list, text, isTyping } = useOnce(() => {
    const query = computed(() => readSearchQuery(address.value.query));
    const text = signal(query.peek().text);
    return {
      query,
      filter: computed(() => query.value.filter),
      list: computed(() => ({ name: text.value.trim() })),
      text,
      isTyping: computed(() => text.value.trim() !== '' && text.value.trim() !== query.value.text),
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
      <div className="searchpage-bar gamelistbar stickybar">
        <SearchField
          value={text}
          label={t('game.search')}
          clearLabel={t('search.clearSearch')}
          maxLength={MAX_SEARCH_LENGTH}
          onSubmit={find}
        />
        <FilterButton
          filter={filter}
          list={list}
          // The typed text may not have been searched for yet.
          onApply={(filter) => changeQuery({ text: text.peek().trim(), filter })}
        />
      </div>
      <When
        is={isTyping}
        or={() => (
          <When
            is={computed(() => isEmptySearch(query.value))}
            or={() => (
              <SearchResults
                address={address}
                query={query}
                onFilter={(filter) => changeQuery({ filter })}
              />
            )}
          >
            {() => <SearchStart onFind={find} />}
          </When>
        )}
      >
        {() => <Suggestions typed={text} onFind={find} />}
      </When>
    </div>
  );
}
