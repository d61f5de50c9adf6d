import type { Built } from './built';
import type { Replies } from './replies';

export interface Page {
  /** The template of the whole screen. */
  template: string;
  requests: (keyof Replies)[];
  /** The screen is shown once these replies are there: what comes with them would move the rest. */
  waitsFor?: (keyof Replies)[];
  /** The category of a list. */
  category?: string;
}

/** Categories that the server knows by this name, and that have all games of their type: sports are without esports. */
const SERVERS = /^(RNG|LIVE|FISH|PVP|COCK)$/;

/** The request of the games of a category, as far as a first screen has them. */
export function requestOf(category: string): 'hot' | 'allGames' | 'games' | undefined {
  if (category === 'HOT') return 'hot';
  if (category === 'HOME') return 'allGames';
  return SERVERS.test(category) ? 'games' : undefined;
}

/** The page at an address, if it has a first screen. */
export function pageAt(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  { base, pages }: Pick<Built, 'base' | 'pages'>,
): Page | undefined {
  const query = new URLSearchParams(search);
  // The mock names a state of its database by `mock`.
  query.delete('mock');
  const path = `/${pathname.slice(base.length)}`;
  const found = pages[path.replace(/(.)\/$/, '$1')];
  if (!found) return undefined;
  const { template } = found;
  if (template === 'home') return { template, requests: ['vendors', 'hot', 'banners', 'settings'] };
  if (template === 'promotions') return { template, requests: ['promotions', 'settings'] };
  if (template === 'login') {
    const waitsFor: Page['waitsFor'] = ['features', 'settings'];
    // Agents have another form.
    return query.has('as') ? undefined : { template, requests: waitsFor, waitsFor };
  }
  const [name = '', ...others] = query.keys();
  // The app reads filters, and addresses that name a list in several ways.
  if (others.length || !/^(type|gameType|)$/.test(name)) return undefined;
  const category = found.category ?? query.get(name) ?? 'HOME';
  // The favourites belong to the member, and the lotteries have another screen.
  if (/^(FAV|E?LOTT)$/.test(category)) return undefined;
  const games = requestOf(category);
  return {
    template,
    category,
    requests: ['vendors', 'settings', ...(games ? [games] : [])],
  };
}
