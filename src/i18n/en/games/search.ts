import type es from '../../es/games/search';
import type { Translation } from '../../translation';

export default {
  recent: 'Recent searches',
  clearRecent: 'Clear',
  suggestions: 'Suggestions',
  searchFor: 'Search for “{text}”',
  news: 'News',
  popularLotteries: 'Popular lotteries',
  popular: 'Popular now',
  results: 'Games found',
  clearSearch: 'Clear search',
  noResults: 'Nothing found for “{text}”.',
  noResultsHint: 'Try another word or change the filters.',
  askFor: 'Ask customer service for it',
  requestText: 'I would like to play “{text}”, but the search did not find it.',
  nearest: 'Did you mean',
} satisfies Translation<typeof es>;
