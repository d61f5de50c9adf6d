import type es from '../es/search';
import type { Words } from '../words';

export default {
  recent: 'Recent searches',
  forget: 'Clear',
  suggestions: 'Suggestions',
  searchFor: 'Search for “{text}”',
  popular: 'Popular now',
  results: 'Games found',
  features: 'Features',
  freeSpins: 'Free spins',
  jackpot: 'Jackpot',
  bonusBuy: 'Bonus buy',
  megaways: 'Megaways',
  multiplier: 'Multipliers',
  tournament: 'Tournaments',
} satisfies Words<typeof es>;
