import { paths } from '../../widgets/navigation/paths';

/** The search criteria. They are kept in the address of the page. */
export interface SearchQuery {
  text: string;
  vendors: readonly string[];
  features: readonly string[];
  minBet: number;
  minLine: number;
}

export const FEATURES = [
  'freeSpins',
  'jackpot',
  'bonusBuy',
  'megaways',
  'multiplier',
  'tournament',
] as const;

const MAX_LENGTH = 80;

const listOf = (text: string | null) => (text ?? '').split(',').filter(Boolean);
const numberOf = (text: string | null) => Math.max(0, Number(text) || 0);

export const readSearchQuery = (query: URLSearchParams): SearchQuery => ({
  text: (query.get('q') ?? '').trim().slice(0, MAX_LENGTH),
  vendors: listOf(query.get('vendor')),
  features: listOf(query.get('feature')),
  minBet: numberOf(query.get('minBet')),
  minLine: numberOf(query.get('minLine')),
});

export const countFilters = ({ vendors, features, minBet, minLine }: SearchQuery) =>
  vendors.length + features.length + (minBet > 0 ? 1 : 0) + (minLine > 0 ? 1 : 0);

export const isEmptySearch = (query: SearchQuery) => query.text === '' && countFilters(query) === 0;

export function searchHref({ text, vendors, features, minBet, minLine }: SearchQuery) {
  const query = Object.entries({
    q: text,
    vendor: vendors.join(','),
    feature: features.join(','),
    minBet: minBet || '',
    minLine: minLine || '',
  }).filter(([, value]) => value !== '');
  const search = new URLSearchParams(query as [string, string][]);
  return query.length ? `${paths.search}?${search}` : paths.search;
}
