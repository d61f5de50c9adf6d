import { paths } from '../../widgets/paths';

/** What a search asks for; its address says it all. */
export interface Wanted {
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

const LONGEST = 80;

const listOf = (text: string | null) => (text ?? '').split(',').filter(Boolean);
const numberOf = (text: string | null) => Math.max(0, Number(text) || 0);

export const wantedOf = (query: URLSearchParams): Wanted => ({
  text: (query.get('q') ?? '').trim().slice(0, LONGEST),
  vendors: listOf(query.get('vendor')),
  features: listOf(query.get('feature')),
  minBet: numberOf(query.get('minBet')),
  minLine: numberOf(query.get('minLine')),
});

export const filtersIn = ({ vendors, features, minBet, minLine }: Wanted) =>
  vendors.length + features.length + (minBet > 0 ? 1 : 0) + (minLine > 0 ? 1 : 0);

export const isBare = (wanted: Wanted) => wanted.text === '' && filtersIn(wanted) === 0;

export function hrefOf({ text, vendors, features, minBet, minLine }: Wanted) {
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
