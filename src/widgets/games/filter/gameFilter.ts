import type { ListQuery } from '../../../stores/games/gameList';

/** The orders and filters that a member chooses for a list of games. The address of the list keeps them. */
export interface GameFilter {
  /** Empty: the server's own order. */
  sort: string;
  vendors: readonly string[];
  features: readonly string[];
  levels: readonly string[];
  minRtp: number;
  /** Bounds of the smallest bet. 0: any. */
  minBet: number;
  maxMinBet: number;
  minLine: number;
  isFree: boolean;
  isNew: boolean;
  /** Types of games that do not count for the member's bonus, separated by commas. They are left out. */
  withoutTypes: string;
}

export const SORTS = ['popular', 'newest', 'name', 'rtp', 'volatility', 'minBet'] as const;
export const LEVELS = ['low', 'medium', 'high'] as const;

export const noFilter: GameFilter = {
  sort: '',
  vendors: [],
  features: [],
  levels: [],
  minRtp: 0,
  minBet: 0,
  maxMinBet: 0,
  minLine: 0,
  isFree: false,
  isNew: false,
  withoutTypes: '',
};

/** The parameter of the address that has the vendors. Game lists share theirs with older links. */
export type VendorParameter = 'vendor' | 'vassalage';

const listOf = (text: string | null) => (text ?? '').split(',').filter(Boolean);
const numberOf = (text: string | null) => Math.max(0, Number(text) || 0);
const oneOf = <T extends string>(known: readonly T[], text: string | null): T | '' =>
  known.find((value) => value === text) ?? '';

export const readGameFilter = (query: URLSearchParams, vendor: VendorParameter): GameFilter => ({
  sort: oneOf(SORTS, query.get('sort')),
  vendors: listOf(query.get(vendor)),
  features: listOf(query.get('feature')),
  levels: listOf(query.get('volatility')).filter((level) => oneOf(LEVELS, level)),
  minRtp: Math.min(100, numberOf(query.get('rtp'))),
  minBet: numberOf(query.get('minBet')),
  maxMinBet: numberOf(query.get('maxBet')),
  minLine: numberOf(query.get('minLine')),
  isFree: query.get('free') === '1',
  isNew: query.get('new') === '1',
  withoutTypes: (query.get('without') ?? '').slice(0, 200),
});

/** The parameters of the address for a filter. Empty ones are to be left out. */
export const parametersOf = (filter: GameFilter, vendor: VendorParameter) => ({
  sort: filter.sort,
  [vendor]: filter.vendors.join(','),
  feature: filter.features.join(','),
  volatility: filter.levels.join(','),
  rtp: filter.minRtp || '',
  minBet: filter.minBet || '',
  maxBet: filter.maxMinBet || '',
  minLine: filter.minLine || '',
  free: filter.isFree ? 1 : '',
  new: filter.isNew ? 1 : '',
  without: filter.withoutTypes,
});

/** An address in which the filter replaces the one before. */
export function withFilter(query: URLSearchParams, filter: GameFilter, vendor: VendorParameter) {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(parametersOf(filter, vendor))) {
    if (value === '') next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** How many filters are set. The order is no filter. */
export const countFilters = ({ sort: _, ...filters }: GameFilter) =>
  Object.values(filters).flat().filter(Boolean).length;

export const isUnchanged = (filter: GameFilter) => filter.sort === '' && countFilters(filter) === 0;

/** What the filter adds to the query of a list. */
export function listQueryOf(filter: GameFilter): Partial<ListQuery> {
  const query = {
    sortBy: filter.sort as ListQuery['sortBy'],
    vendor: filter.vendors.join(','),
    feature: filter.features.join(','),
    volatility: filter.levels.join(','),
    minRtp: filter.minRtp,
    minBet: filter.minBet,
    maxMinBet: filter.maxMinBet,
    minLine: filter.minLine,
    supportPlay: filter.isFree,
    isNew: filter.isNew,
    withoutGameTypes: filter.withoutTypes,
  };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value));
}
