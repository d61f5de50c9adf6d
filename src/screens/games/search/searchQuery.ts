import { withQuery } from '@kit/web/withQuery';
import {
  type GameFilter,
  isUnchanged,
  readGameFilter,
  withFilter,
} from '../../../widgets/games/filter/gameFilter';
import { paths } from '../../../widgets/site/navigation/paths';

/** The searched text and the filters. They are kept in the address of the page. */
export interface SearchQuery {
  text: string;
  filter: GameFilter;
}

export const MAX_SEARCH_LENGTH = 80;

export const readSearchQuery = (query: URLSearchParams): SearchQuery => ({
  text: (query.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
  filter: readGameFilter(query, 'vendor'),
});

export const isEmptySearch = ({ text, filter }: SearchQuery) => text === '' && isUnchanged(filter);

export function searchHref({ text, filter }: SearchQuery) {
  const query = withFilter(new URLSearchParams(text ? { q: text } : {}), filter, 'vendor');
  return withQuery(paths.search, query);
}
