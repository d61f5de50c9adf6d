import type es from '../es/search';
import type { Translation } from '../translation';

export default {
  recent: 'Recent searches',
  forget: 'Clear',
  suggestions: 'Suggestions',
  searchFor: 'Search for “{text}”',
  popularLotteries: 'Popular lotteries',
  popular: 'Popular now',
  results: 'Games found',
  features: 'Features',
  freeSpins: 'Free spins',
  jackpot: 'Jackpot',
  bonusBuy: 'Bonus buy',
  megaways: 'Megaways',
  multiplier: 'Multipliers',
  tournament: 'Tournaments',
  clearSearch: 'Clear search',
  noResults: 'Nothing found for “{text}”.',
  noResultsHint: 'Try another word or change the filters.',
  nearest: 'Did you mean',
  filters: 'Filters',
  clearFilters: 'Clear filters',
  applyFilters: 'Show games',
  minBet: 'Minimum bet',
  minLine: 'Minimum lines',
  anyValue: 'Any',
} satisfies Translation<typeof es>;
