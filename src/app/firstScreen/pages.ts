import { homePage } from './homePage';
import { listPage } from './listPage';
import { loginPage } from './loginPage';
import { promotionsPage } from './promotionsPage';
import type { Built } from './window';

/** The page at an address, if it has a first screen. */
export function pageAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>, built: Built) {
  const query = new URLSearchParams(search);
  // The mock names a state of its database by `mock`.
  query.delete('mock');
  const found = built.pages[pathname.replace(/(.)\/$/, '$1')];
  if (!found) return undefined;
  const { template, category } = found;
  if (template === 'home') return homePage;
  if (template === 'promotions') return promotionsPage;
  // Agents have another form.
  if (template === 'login') return query.has('as') ? undefined : loginPage;
  const [name, ...others] = query.keys();
  // The app reads filters, and addresses that name a list in several ways.
  if (others.length || !/^(type|gameType|)$/.test(name ?? '')) return undefined;
  const shown = category ?? query.get(name ?? '') ?? 'HOME';
  // The favourites belong to the member, and the lotteries have another screen.
  return /^(FAV|LOTT|ELOTT)$/.test(shown) ? undefined : listPage(template, shown);
}
