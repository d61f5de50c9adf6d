import { computed } from '@kit/render/signals';
import type { Host } from '../base/host';
import { createFavourite } from './favourite';
import { createGame } from './game';
import type { Game } from './gameOf';
import { createRecent } from './recent';

const MAX_VENDORS = 3;
const MAX_GAMES = 9;
const PAGE_SIZE = 54;

/** The vendors of most of the games, the most frequent first. */
export function frequentVendors(games: readonly Game[], limit = MAX_VENDORS): string[] {
  const counts = new Map<string, number>();
  for (const { vendor } of games) if (vendor) counts.set(vendor, (counts.get(vendor) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, limit)
    .map(([vendor]) => vendor);
}

/** New games of the vendors that the member plays. */
export function createNewGame({ use, memberResource }: Host) {
  const { loadPage } = use(createGame);
  const { games: recent } = use(createRecent);
  const { games: favourites } = use(createFavourite);
  const list = memberResource(
    async (vendor: string, { signal }) => {
      const query = { category: 'HOME', vendor, page: 1, size: PAGE_SIZE };
      return (await loadPage(query, signal)).games.filter(({ isNew }) => isNew);
    },
    { id: 'id' },
  );
  return {
    /** Comma-separated, as the server takes them. Empty for someone without games. */
    vendors: computed(() => frequentVendors([...recent.value, ...favourites.value]).join(',')),
    list,
    /** Without the games that the member has played. */
    games: computed(() => {
      const known = new Set([...recent.value, ...favourites.value].map(({ id }) => id));
      return (list.value.value ?? []).filter(({ id }) => !known.has(id)).slice(0, MAX_GAMES);
    }),
  };
}
